// Receives the browsers' reports of content security policy violations (S21), logs and counts them.
// The endpoint is public, so it reads few fields and trusts none of them.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter } from 'prom-client';
import * as z from 'zod';
import type { Log } from '../context.ts';
import { POLICY_REPORTS } from '../http/security-headers.ts';

const BODY_BYTES_MAX = 8 * 1024;
const TEXT_MAX = 200;

const violations = new Counter({
  name: 'hammerdock_policy_violations_total',
  help: 'Content security policy violations that browsers reported.',
});

/** An address without its query, which may hold a token. */
const address = z
  .string()
  .catch('')
  .transform((text) => (text.split(/[?#]/)[0] ?? '').slice(0, TEXT_MAX));
const report = z.object({
  'csp-report': z.object({
    'document-uri': address,
    'blocked-uri': address,
    'source-file': address,
    'effective-directive': address,
    'violated-directive': address,
  }),
});

export interface ReportParts {
  readonly log: Log;
  /** Null, or the seconds this visitor has to wait. */
  readonly refuseReport: (request: FastifyRequest) => Promise<number | null>;
}

export async function mountPolicyReports(
  app: FastifyInstance,
  { log, refuseReport }: ReportParts,
): Promise<void> {
  await app.register((scope, _options, done) => {
    scope.addContentTypeParser('application/csp-report', { parseAs: 'string' }, readJson);
    scope.post(POLICY_REPORTS, { bodyLimit: BODY_BYTES_MAX }, async (request, reply) => {
      const wait = await refuseReport(request);
      if (wait !== null) return reply.code(429).header('retry-after', String(wait)).send();
      const sent = report.safeParse(request.body);
      if (!sent.success) return reply.code(400).send();
      violations.inc();
      log.warn({ violation: sent.data['csp-report'] }, 'a content security policy was violated');
      return reply.code(204).send();
    });
    done();
  });
}

type Done = (error: Error | null, body?: unknown) => void;

function readJson(_: FastifyRequest, body: string | Buffer, done: Done): void {
  try {
    done(null, JSON.parse(String(body)));
  } catch {
    // A body that is not JSON fails the schema below.
    done(null, null);
  }
}
