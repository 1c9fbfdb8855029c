// The pages on HTTP: built files, and every other address rendered by the web room's entry. Calls
// that a page needs are answered by the same pipeline in this process; nothing is fetched from
// ourselves.
import { randomBytes } from 'node:crypto';
import { negotiate } from '@fastify/accept-negotiator';
import type { Envelope } from '@hammerdock/contract/call.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { cookieNameOf } from '../rpc/session-cookie.ts';
import { serveBuiltFiles } from './built-files.ts';
import { DIST, openBuiltPages } from './built-pages.ts';
import { openLivePages } from './live-pages.ts';
import { pageAddress } from './page-address.ts';
import { PageCache } from './page-cache.ts';
import type { Pages } from './page.ts';
import { EFFORT, sealPage, type Effort, type SealedPage } from './sealed-page.ts';
import { sendWhole } from './whole-answer.ts';

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
  if (!house.config.development) await serveBuiltFiles(app, dist);
  const cache = new PageCache();
  // A page is compressed once for all who get it, not for each.
  app.get('/*', { compress: false, decompress: false }, (request, reply) =>
    sendPage({ pages, house, cache, request, reply }),
  );
}

interface PageRequest {
  readonly pages: Pages;
  readonly house: WebHouse;
  readonly cache: PageCache;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

async function sendPage(given: PageRequest): Promise<FastifyReply> {
  const { request, reply } = given;
  const page = await findPage(given);
  const accepted = request.headers['accept-encoding'] ?? 'identity';
  // Everything about it is known; what else may happen to an answer takes longer than the sending.
  void reply.hijack();
  sendWhole(reply.raw, page.encoded(negotiate(accepted, page.encodings)));
  return reply;
}

function findPage(given: PageRequest): Promise<SealedPage> {
  const { house, cache, request } = given;
  const address = pageAddress(request.url);
  const render = (effort: Effort) => renderPage(given, address, effort);
  if (!isGuest(request, house.config)) return render(EFFORT.once);
  return wantsNew(request)
    ? cache.findNew(address, () => render(EFFORT.once))
    : cache.find(address, () => render(EFFORT.forMany));
}

/** Neither the cookie of a session nor a bearer's token: see callerOf. */
const isGuest = ({ headers }: FastifyRequest, config: Config): boolean =>
  headers.authorization === undefined &&
  !(headers.cookie ?? '').includes(`${cookieNameOf(config)}=`);

/** As a browser asks when somebody insists on a page from the house itself. */
const wantsNew = ({ headers }: FastifyRequest): boolean =>
  (headers['cache-control'] ?? '').includes('no-cache');

async function renderPage(
  { pages, house, request }: PageRequest,
  address: string,
  effort: Effort,
): Promise<SealedPage> {
  const { config } = house;
  const nonce = randomBytes(16).toString('base64url');
  // What renders needs the address and nothing else; the session stays on this side.
  const { status, headers, html } = await pages.render(
    new Request(new URL(address, config.origin)),
    {
      transport: (name, input) => house.invokeCall(name, input, request),
      origin: config.origin,
      nonce,
      // For display only; the database's clock decides (R2).
      renderedAt: Date.now(),
      assets: pages.assets,
    },
  );
  // All who share it get the id of the request that had it drawn, which the log knows.
  const told = [...headers, ['x-request-id', request.id] as const];
  return sealPage({ status, headers: told, html, nonce, effort });
}
