// The pages on HTTP: built files, and every other address rendered by the web room's entry. Calls
// that a page needs are answered by the same pipeline in this process; nothing is fetched from
// ourselves.
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { Envelope } from '@hammerdock/contract/call.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { cookieNameOf } from '../rpc/session-cookie.ts';
import { DIST, openBuiltPages } from './built-pages.ts';
import { openLivePages } from './live-pages.ts';
import { cutAtNonce, PageCache, withNonce, type RenderedPage } from './page-cache.ts';
import type { Pages } from './page.ts';
import { contentPolicy } from './policy.ts';

export interface WebHouse {
  readonly config: Config;
  readonly invokeCall: (
    name: string,
    input: unknown,
    request: FastifyRequest,
  ) => Promise<Envelope<unknown>>;
}

export async function mountWeb(
  app: FastifyInstance,
  house: WebHouse,
  dist: string = DIST,
): Promise<void> {
  const pages = house.config.development ? await openLivePages(app) : await openBuiltPages(dist);
  if (!house.config.development) {
    const client = path.join(dist, 'client');
    await app.register(fastifyStatic, {
      root: path.join(client, 'assets'),
      prefix: '/assets/',
      immutable: true,
      maxAge: '1y',
    });
    app.get('/favicon.svg', (_, reply) => reply.sendFile('favicon.svg', client));
  }
  const cache = new PageCache();
  app.get('/*', (request, reply) => sendPage({ pages, house, cache, request, reply }));
}

interface PageRequest {
  readonly pages: Pages;
  readonly house: WebHouse;
  readonly cache: PageCache;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

async function sendPage(given: PageRequest): Promise<FastifyReply> {
  const { house, cache, request, reply } = given;
  const nonce = newNonce();
  const render = () => renderPage(given, newNonce());
  const page = isGuest(request, house.config)
    ? await cache.find(request.url, render)
    : await render();
  void reply.code(page.status);
  for (const [name, value] of page.headers) void reply.header(name, value);
  void reply
    .header('content-security-policy', contentPolicy(nonce))
    .header('cache-control', 'private, no-cache');
  return reply.send(withNonce(page.parts, nonce));
}

const newNonce = (): string => randomBytes(16).toString('base64url');

/** Neither the cookie of a session nor a bearer's token: see callerOf. */
const isGuest = ({ headers }: FastifyRequest, config: Config): boolean =>
  headers.authorization === undefined &&
  !(headers.cookie ?? '').includes(`${cookieNameOf(config)}=`);

async function renderPage(
  { pages, house, request }: PageRequest,
  nonce: string,
): Promise<RenderedPage> {
  const { config } = house;
  // What renders needs the address and nothing else; the session stays on this side.
  const response = await pages.render(new Request(new URL(request.url, config.origin)), {
    transport: (name, input) => house.invokeCall(name, input, request),
    origin: config.origin,
    nonce,
    // For display only; the database's clock decides (R2).
    renderedAt: Date.now(),
    assets: pages.assets(nonce),
  });
  const html = await response.text();
  return {
    status: response.status,
    headers: [...response.headers],
    parts: cutAtNonce(html, nonce),
  };
}
