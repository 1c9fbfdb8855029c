// S53: a page, a picture or another route that fails discloses only its request id.
import { rmSync } from 'node:fs';
import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openInProcess } from '../rpc/in-process.ts';
import { mountedCalls } from '../rpc/table.ts';
import { buildPerson, buildSession } from '../testing/build.ts';
import { openLogSink } from '../testing/fakes/log-sink.ts';
import { writeSmallBuild } from '../testing/fixtures/small-build.ts';
import { openWorld, type World } from '../testing/world.ts';
import { mountWeb } from '../ssr/mount-web.ts';

const MESSAGE = 'select secret_column from accounts failed in /srv/store/page.ts:7';
const LEAK = /select|secret|relation|column|users|gone_|\.ts|\bat |node_modules|\/src|\/srv|stack/i;

// One page fails while it is rendered; another shows what its call answers.
const ENTRY = `export async function renderPage(request, context) {
  const { pathname } = new URL(request.url);
  if (pathname === '/failing') throw new Error(${JSON.stringify(MESSAGE)});
  const answer = await context.transport('account.getUserProfileDetails', {});
  const html = JSON.stringify(answer);
  return { status: 200, headers: new Headers({ 'content-type': 'text/html' }), html };
}`;

/** A response that never begins. */
const endless = new Readable({ read: () => undefined });

const dist = writeSmallBuild(ENTRY);
const log = openLogSink();
let world: World;
let cookie: string;
beforeAll(async () => {
  world = await openWorld({
    logTo: log.stream,
    env: { HAMMERDOCK_LOG_LEVEL: 'error' },
    mountPages: async (http, pipeline) => {
      const { config } = pipeline.context;
      // Fastify runs this hook also for routes that were registered before it.
      http.addHook('preHandler', (request, _reply, next) => {
        next(request.headers['x-break'] === undefined ? undefined : new Error(MESSAGE));
      });
      http.post('/endless', (_request, reply) => reply.send(endless));
      await mountWeb(
        http,
        { ...pipeline.context, config, ...openInProcess(pipeline, mountedCalls) },
        dist,
      );
    },
  });
  const { id } = await buildPerson(world.owner);
  cookie = `hammerdock=${(await buildSession(world.owner, id)).token}`;
});
afterAll(async () => {
  await world.close();
  rmSync(dist, { recursive: true });
});

interface Sent {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
}

async function expectFault({ method, url, headers = {} }: Sent): Promise<void> {
  const answer = await world.app.http.inject({ method, url, headers });
  const requestId = String(answer.headers['x-request-id']);
  expect([url, answer.statusCode]).toEqual([url, 500]);
  expect(answer.body).toContain(requestId);
  expect(`${answer.body} ${JSON.stringify(answer.headers)}`).not.toMatch(LEAK);
  expect(answer.headers['cache-control']).toBe('no-store');
  const logged = log.lines().filter((line) => line['requestId'] === requestId);
  expect(logged.length, 'the cause is in the log under the same id').toBeGreaterThan(0);
}

const ROUTES = [
  ['GET', '/'],
  ['GET', '/search?searchtext=drill'],
  ['GET', '/productView/01a206aa-6571-7000-a466-d115b6400d50'],
  ['GET', '/admin/inbox'],
  ['GET', '/pictures/carton-kraft-corner-0f7831e8.webp'],
  ['GET', '/pictures/320/carton-kraft-corner-0f7831e8.webp'],
  ['GET', '/pictures/label-LPN1234-00000001.webp'],
  ['GET', '/uploads/01a206aa-6571-7000-a466-d115b6400d50.webp'],
  ['GET', '/api/docs'],
  ['GET', '/api/openapi.json'],
  ['GET', '/healthz'],
  ['GET', '/readyz'],
  ['GET', '/metrics'],
  ['GET', '/sandbox/tokenise'],
  ['POST', '/sandbox/tokenise'],
  ['GET', '/sandbox/verify/01a206aa-6571-7000-a466-d115b6400d50'],
  ['POST', '/api/mobile/searchProducts'],
] as const;

describe('S53 a route that fails', () => {
  test.each(ROUTES)(
    '%s %s: no statement, stack or path, and the request id',
    async (method, url) => {
      await expectFault({ method, url, headers: { 'x-break': 'yes' } });
    },
  );

  test('a page fails while it is rendered, for a guest and for a user', async () => {
    await expectFault({ method: 'GET', url: '/failing' });
    await expectFault({ method: 'GET', url: '/failing', headers: { cookie } });
  });

  test('a client that leaves during a response is no error in the log', async () => {
    const before = log.text();
    const address = await world.app.http.listen({ host: '127.0.0.1', port: 0 });
    const leaving = new AbortController();
    const answer = fetch(`${address}/endless`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
      signal: leaving.signal,
    });
    await expect.poll(() => endless.listenerCount('close')).toBeGreaterThan(0);
    leaving.abort();
    await expect(answer).rejects.toThrow('aborted');
    await expect(finished(endless)).rejects.toThrow('Premature close');
    await setImmediate();
    expect(log.text()).toBe(before);
  });

  test('pages and pictures whose tables are gone', async () => {
    await sql`alter table users rename to gone_users`.execute(world.owner);
    await sql`alter table lots rename to gone_lots`.execute(world.owner);
    const page = await world.app.http.inject({ method: 'GET', url: '/own', headers: { cookie } });
    expect(page.body).toContain('"code":"Fault"');
    expect(page.body).toContain(String(page.headers['x-request-id']));
    expect(page.body).not.toMatch(LEAK);
    await expectFault({ method: 'GET', url: '/pictures/label-LPN1234-00000001.webp' });
  });
});
