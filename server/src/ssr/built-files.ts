// Serves the static files of the build. The build writes a compressed copy of each file, so that no
// request waits for compression.
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** The file name contains a hash of its content. */
const FOREVER = { immutable: true, maxAge: '1y' };

export async function serveBuiltFiles(app: FastifyInstance, dist: string): Promise<void> {
  const client = path.join(dist, 'client');
  await app.register(fastifyStatic, {
    root: client,
    serve: false,
    preCompressed: true,
    setHeaders: (response) => void response.setHeader('vary', 'accept-encoding'),
  });
  app.get('/favicon.svg', (_, reply) => reply.sendFile('favicon.svg'));
  app.get<{ Params: { '*': string } }>('/assets/*', { compress: false }, ({ params }, reply) =>
    reply.sendFile(params['*'], path.join(client, 'assets'), FOREVER),
  );
}
