// The pages on HTTP: built files, and every other address rendered by the web room's entry. Calls
// that a page needs are answered by the same pipeline in this process; nothing is fetched from
// ourselves.
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { Envelope } from '@hammerdock/contract/call.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { DIST, openBuiltPages } from './built-pages.ts';
import { openLivePages } from './live-pages.ts';
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
  app.get('/*', (request, reply) => sendPage({ pages, house, request, reply }));
}

async function sendPage(given: {
  pages: Pages;
  house: WebHouse;
  request: FastifyRequest;
  reply: FastifyReply;
}): Promise<FastifyReply> {
  const { pages, house, request, reply } = given;
  const { config } = house;
  const nonce = randomBytes(16).toString('base64url');
  // What renders needs the address and nothing else; the session stays on this side.
  const response = await pages.render(new Request(new URL(request.url, config.origin)), {
    transport: (name, input) => house.invokeCall(name, input, request),
    origin: config.origin,
    nonce,
    // For display only; the database's clock decides (R2).
    renderedAt: Date.now(),
    assets: pages.assets(nonce),
  });
  void reply.code(response.status);
  for (const [name, value] of response.headers) void reply.header(name, value);
  void reply
    .header('content-security-policy', contentPolicy(nonce))
    .header('cache-control', 'private, no-cache');
  return reply.send(await response.text());
}
