// Serves the static files of the build. The build writes a compressed copy of each file, so that no
// request waits for compression.
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { contentPolicy } from './policy.ts';

/** The file name contains a hash of its content. */
const FOREVER = { immutable: true, maxAge: '1y' };

const NOT_CACHED = { maxAge: 0 };

/** Bitmaps are for home screens and for the browser's notifications, which show no vector image. */
const PUBLIC_FILES = [
  'favicon.svg',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable-512.png',
  'apple-touch-icon.png',
  'manifest.webmanifest',
];

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
  for (const file of PUBLIC_FILES) app.get(`/${file}`, (_, reply) => reply.sendFile(file));
  app.get<{ Params: { '*': string } }>('/assets/*', { compress: false }, ({ params }, reply) =>
    reply.sendFile(params['*'], path.join(client, 'assets'), FOREVER),
  );
}
