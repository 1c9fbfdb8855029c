// Is the process alive, can it serve, and what do its meters say (OPS-06).
import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { register } from 'prom-client';
import type { House } from '../context.ts';
import { readNow } from '../db/database.ts';

export function mountHealth(app: FastifyInstance, house: House): void {
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    try {
      await readNow(house.db);
      return { status: 'ready' };
    } catch {
      return reply.code(503).send({ status: 'the database does not answer' });
    }
  });
  app.get('/metrics', async (request, reply) => {
    const { metricsToken, environment } = house.config;
    const open = environment === 'development' && metricsToken === null;
    if (!open && !sameText(request.headers.authorization ?? '', `Bearer ${metricsToken}`)) {
      return reply.code(401).send({ status: 'a token is needed' });
    }
    return reply.type(register.contentType).send(await register.metrics());
  });
}

function sameText(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}
