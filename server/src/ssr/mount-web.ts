// Serves the pages over HTTP: static files of the build, and every other address rendered by the
// entry of the web package. The calls of a page go through the same pipeline in this process.
import { negotiate } from '@fastify/accept-negotiator';
import { sentenceOf } from '@hammerdock/contract/refusals.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import type { ContentSources, PaymentProvider } from '../gateways/payments/provider.ts';
import type { InProcess, Visitor } from '../rpc/in-process.ts';
import { serveBuiltFiles } from './built-files.ts';
import { DIST, openBuiltPages } from './built-pages.ts';
import { openDevPages } from './dev-pages.ts';
import { pageAddress } from './page-address.ts';
import { PageCache } from './page-cache.ts';
import type { Pages } from './page.ts';
import { GuestPage, renderUserPage, settingsOf } from './render-page.ts';
import { EFFORT, type Effort, type EncodedPage } from './encoded-page.ts';

export interface WebContext extends InProcess {
  readonly config: Config;
  readonly payments: Pick<PaymentProvider, 'cardForm' | 'contentSources'>;
}

export async function mountWeb(
  app: FastifyInstance,
  context: WebContext,
  dist: string = DIST,
): Promise<void> {
  const contentSources = sourcesOf(context);
  const pages = context.config.development
    ? await openDevPages(app, contentSources)
    : await openBuiltPages(dist, contentSources);
  if (!context.config.development) await serveBuiltFiles(app, dist);
  const cache = new PageCache();
  // A page is compressed once for all its recipients, by encoded-page.ts.
  app.get('/*', { compress: false, decompress: false }, (request, reply) =>
    sendPage({ pages, context, cache, request, reply }),
  );
}

/** Pictures that are redirected to a bucket come from its origin. */
function sourcesOf({ payments: { contentSources }, config: { s3 } }: WebContext): ContentSources {
  if (s3?.presigns !== true) return contentSources;
  return { ...contentSources, image: [...contentSources.image, new URL(s3.url).origin] };
}

interface PageRequest {
  readonly pages: Pages;
  readonly context: WebContext;
  readonly cache: PageCache;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

async function sendPage(given: PageRequest): Promise<FastifyReply> {
  const { request, reply, context } = given;
  const visitor = await context.findVisitor(request);
  const wait = await context.limits.refuseRender(visitor.caller.address);
  if (wait !== null) return sendWait(reply, wait);
  const page = await findPage(given, visitor);
  if (isKnown(request.headers['if-none-match'], page.headers['etag']))
    return reply.code(304).headers(page.headers).send();
  const accepted = request.headers['accept-encoding'] ?? 'identity';
  const { headers, body } = page.responseFor(negotiate(accepted, page.encodings));
  return reply.code(page.status).headers(headers).send(body);
}

/** Plain text: a page that says so would have to be rendered. */
const sendWait = (reply: FastifyReply, retryAfterSeconds: number): FastifyReply =>
  reply
    .code(429)
    .headers({ 'retry-after': String(retryAfterSeconds), 'cache-control': 'no-store' })
    .type('text/plain; charset=utf-8')
    .send(sentenceOf('TooManyRequests', { retryAfterSeconds }));

async function findPage(
  { pages, context, cache, request }: PageRequest,
  visitor: Visitor,
): Promise<EncodedPage> {
  const { config, payments, invokeCall, limits } = context;
  const address = pageAddress(request.url);
  const partsWith = (effort: Effort) => ({
    pages,
    settings: settingsOf(config, payments),
    origin: config.origin,
    invokeCall,
    address,
    effort,
  });
  const count = () => limits.countRender(visitor.caller.address);
  if (visitor.kind === 'user') {
    await count();
    return renderUserPage(partsWith(EFFORT.once), visitor.caller);
  }
  const render = (effort: Effort) => async () => {
    await count();
    return GuestPage.render(partsWith(effort), visitor.caller);
  };
  const page = wantsNew(request)
    ? await cache.findNew(address, render(EFFORT.once))
    : await cache.find(address, render(EFFORT.forMany));
  return page.encodedPage;
}

/** The client has the page already. ETags are compared weakly, as RFC 9110 says. */
function isKnown(known: string | undefined, etag: string | undefined): boolean {
  if (known === undefined || etag === undefined) return false;
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return known.trim() === '*' || known.split(',').some((tag) => opaque(tag) === opaque(etag));
}

/** A browser's forced reload asks for a fresh page. */
const wantsNew = ({ headers }: FastifyRequest): boolean =>
  (headers['cache-control'] ?? '').includes('no-cache');
