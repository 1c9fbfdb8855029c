// /api/openapi.json and its browsable page at /api/docs (API-03).
import reference from '@scalar/fastify-api-reference';
import type { FastifyInstance } from 'fastify';
import type { MountedCall } from './handler.ts';
import { openApiOf } from './openapi.ts';

export async function mountReference(
  app: FastifyInstance,
  calls: readonly MountedCall[],
): Promise<void> {
  const document = openApiOf(calls);
  app.get('/api/openapi.json', () => document);
  await app.register(reference, {
    routePrefix: '/api/docs',
    configuration: { title: 'Hammerdock calls', url: '/api/openapi.json', telemetry: false },
  });
}
