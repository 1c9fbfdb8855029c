// Liveness, readiness and metrics (OPS-06).
import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { register } from 'prom-client';
import type { AppContext } from '../context.ts';
import type { ProviderHealth } from '../gateways/check-providers.ts';
import { readNow } from '../db/database.ts';
import { within } from '../within.ts';

/** A load balancer polls several nodes and needs a quick answer. */
const ANSWER_MS = 1500;

export interface HealthParts {
  readonly context: AppContext;
  /** null where none is configured. */
  readonly redis: { ping(): Promise<void> } | null;
  /** Updates the gauges that are read from the database. */
  readonly readMeters: () => Promise<void>;
  /** May be some seconds old, since asking a provider is slow. */
  readonly readProviders: () => Promise<readonly ProviderHealth[]>;
}

export function mountHealth(
  app: FastifyInstance,
  { context, redis, readMeters, readProviders }: HealthParts,
): void {
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const [missing, providers] = await Promise.all([
      findMissing([
        ['the database', readNow(context.db)],
        ...(redis === null ? [] : [['Redis', redis.ping()] as const]),
      ]),
      describeProviders(readProviders),
    ]);
    // A node without a provider still serves: what cannot be sent or charged waits.
    if (missing.length === 0) return { status: 'ready', providers };
    const status = `not ready: no answer from ${missing.join(' and ')}`;
    return reply.code(503).send({ status, missing, providers });
  });
  app.get('/metrics', async (request, reply) => {
    const { metricsToken, environment } = context.config;
    const open = environment === 'development' && metricsToken === null;
    if (!open && !sameText(request.headers.authorization ?? '', `Bearer ${metricsToken}`)) {
      return reply.code(401).send({ status: 'a token is needed' });
    }
    await within(ANSWER_MS, readMeters()).catch((err: unknown) => {
      // The other metrics matter most when the database is down.
      context.log.warn({ err, requestId: request.id }, 'some metrics could not be read');
    });
    return reply.type(register.contentType).send(await register.metrics());
  });
}

/** By kind; the reason of a fault is for operators only. */
async function describeProviders(
  read: HealthParts['readProviders'],
): Promise<Record<string, string>> {
  const found = await within(ANSWER_MS, read()).catch((): readonly ProviderHealth[] => []);
  const entries = found.map(({ kind, fault }) => [
    kind,
    fault === null ? 'responds' : 'does not respond',
  ]);
  return Object.fromEntries(entries) as Record<string, string>;
}

async function findMissing(
  asked: readonly (readonly [name: string, answer: Promise<unknown>])[],
): Promise<readonly string[]> {
  const settled = await Promise.allSettled(asked.map(([, answer]) => within(ANSWER_MS, answer)));
  return asked.flatMap(([name], at) => (settled[at]?.status === 'fulfilled' ? [] : [name]));
}

function sameText(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}
