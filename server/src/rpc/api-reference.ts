// Serves /api/openapi.json and its browsable page at /api/docs (API-03). The page loads nothing
// from other hosts.
import Fastify, { type FastifyInstance } from 'fastify';
import { serveConstantFile, servePublicFile } from '../http/constant-file.ts';
import { POLICY_REPORTS } from '../http/security-headers.ts';
import type { MountedCall } from './handler.ts';
import { openApiOf } from './openapi.ts';

const PAGE = '/api/docs/';
const LIBRARY = '/api/docs/js/scalar.js';
const POLICY = [
  `default-src 'none'`,
  `script-src 'self'`,
  // The library inserts its style sheet as text.
  `style-src 'unsafe-inline'`,
  `img-src 'self' data:`,
  `font-src 'self' data:`,
  `connect-src 'self'`,
  `frame-ancestors 'self'`,
  `form-action 'self'`,
  `base-uri 'none'`,
  `report-uri ${POLICY_REPORTS}`,
].join('; ');

export function mountApiReference(app: FastifyInstance, calls: readonly MountedCall[]): void {
  serveConstantFile(app, '/api/openapi.json', () => ({
    type: 'application/json; charset=utf-8',
    text: JSON.stringify(openApiOf(calls)),
  }));
  app.get('/api/docs', (_, reply) => reply.redirect(PAGE, 301));
  servePublicFile(app, PAGE, 'api-reference.html', { 'content-security-policy': POLICY });
  servePublicFile(app, '/api/docs/js/start.js', 'api-reference.js');
  serveConstantFile(app, LIBRARY, async () => ({
    type: 'text/javascript; charset=utf-8',
    text: await readLibrary(),
  }));
}

/** The library offers its script only as a route, so it is requested from it. */
async function readLibrary(): Promise<string> {
  // Loaded here, because most processes are never asked for the page.
  const { default: reference } = await import('@scalar/fastify-api-reference');
  const library = Fastify();
  await library.register(reference, {
    routePrefix: '/api/docs',
    configuration: { url: '/api/openapi.json' },
  });
  const { statusCode, body } = await library.inject(LIBRARY);
  await library.close();
  if (statusCode !== 200) throw new Error('the API reference library has no script');
  return body;
}
