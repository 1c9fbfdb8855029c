// Serves the static files of the build. The build writes a compressed copy of each file, so that no
// request waits for compression.
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { contentPolicy } from './policy.ts';

/** The file name contains a hash of its content. */
const FOREVER = { immutable: true, maxAge: '1y' };

const NOT_CACHED = { maxAge: 0 };

export async function serveBuiltFiles(app: FastifyInstance, dist: string): Promise<void> {
  const client = path.join(dist, 'client');
  await app.register(fastifyStatic, {
    root: client,
    serve: false,
    preCompressed: true,
    setHeaders: (response) => void response.setHeader('vary', 'accept-encoding'),
  });
  // Not cached: browsers look for a new worker, and the worker stores the page.
  app.get('/service-worker.js', { compress: false }, (_, reply) =>
    reply.sendFile('service-worker.js', NOT_CACHED),
  );
  app.get('/offline.html', { compress: false }, (_, reply) =>
    reply.header('content-security-policy', contentPolicy([])).sendFile('offline.html', NOT_CACHED),
  );
  app.get('/favicon.svg', (_, reply) => reply.sendFile('favicon.svg'));
  // Notifications of the browser cannot show a vector image.
  app.get('/icon-192.png', (_, reply) => reply.sendFile('icon-192.png'));
  app.get<{ Params: { '*': string } }>('/assets/*', { compress: false }, ({ params }, reply) =>
    reply.sendFile(params['*'], path.join(client, 'assets'), FOREVER),
  );
}
