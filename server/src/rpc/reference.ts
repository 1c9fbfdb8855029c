// Serves /api/openapi.json and its browsable page at /api/docs (API-03). The page loads nothing
// from other hosts and is built once, on the first request (SF7).
import { createHash, randomBytes } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import { POLICY_REPORTS } from '../http/security-headers.ts';
import { serveConstantFile } from './constant-file.ts';
import type { MountedCall } from './handler.ts';
import { openApiOf } from './openapi.ts';

const PAGE = '/api/docs/';
const SCRIPT = '/api/docs/js/scalar.js';
/** Zod, which the library's script bundles, probes for eval unless this is set. */
const WITHOUT_EVAL = 'globalThis.__zod_globalConfig = { jitless: true };\n';

export function mountReference(app: FastifyInstance, calls: readonly MountedCall[]): void {
  serveConstantFile(app, '/api/openapi.json', () => ({
    type: 'application/json; charset=utf-8',
    text: JSON.stringify(openApiOf(calls)),
  }));
  let opened: Promise<Reference> | undefined;
  const open = (): Promise<Reference> => (opened ??= readReference());
  app.get('/api/docs', (_, reply) => reply.redirect(PAGE, 301));
  serveConstantFile(app, PAGE, async () => {
    const { page, inlineScript } = await open();
    return {
      type: 'text/html; charset=utf-8',
      text: page,
      headers: { 'content-security-policy': policyOf(inlineScript) },
    };
  });
  serveConstantFile(app, SCRIPT, async () => ({
    type: 'text/javascript; charset=utf-8',
    text: (await open()).script,
  }));
}

interface Reference {
  readonly page: string;
  readonly script: string;
  readonly inlineScript: string;
}

/** The library offers its page and script only as routes, so they are requested from it. */
async function readReference(): Promise<Reference> {
  // Loaded here, because most processes are never asked for the page.
  const { default: reference } = await import('@scalar/fastify-api-reference');
  const library = Fastify();
  const nonce = randomBytes(16).toString('base64url');
  await library.register(reference, {
    routePrefix: '/api/docs',
    configuration: {
      pageTitle: 'Hammerdock calls',
      title: 'Hammerdock calls',
      url: '/api/openapi.json',
      nonce,
      telemetry: false,
      withDefaultFonts: false,
      hideClientButton: true,
      showDeveloperTools: 'never',
      agent: { disabled: true },
      mcp: { disabled: true },
    },
  });
  const [page, script] = await Promise.all(
    [PAGE, SCRIPT].map(async (url) => (await library.inject(url)).body),
  );
  await library.close();
  if (page === undefined || script === undefined) throw new Error('the reference has no page');
  // The inline script is allowed by its hash, so the attribute that marks it is removed.
  const marked = page.split(` nonce="${nonce}"`);
  const [, , last = ''] = marked;
  const inlineScript = last.slice(last.indexOf('>') + 1, last.indexOf('</script>'));
  if (inlineScript.trim() === '') throw new Error('the reference has no inline script');
  const text = marked.join('').replace(/<meta property="csp-nonce"[^<>]*>/, '');
  return { page: text, script: WITHOUT_EVAL + script, inlineScript };
}

const policyOf = (inlineScript: string): string =>
  [
    `default-src 'none'`,
    `script-src 'self' 'sha256-${createHash('sha256').update(inlineScript).digest('base64')}'`,
    `style-src 'unsafe-inline'`,
    `img-src 'self' data:`,
    `font-src 'self' data:`,
    `connect-src 'self'`,
    `frame-ancestors 'self'`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `report-uri ${POLICY_REPORTS}`,
  ].join('; ');
