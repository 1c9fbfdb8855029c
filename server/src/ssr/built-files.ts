// What browsers fetch of the build. The build left each file compressed beside itself: nothing is
// compressed while somebody waits.
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** A change to a file changes its name. */
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
