import net from 'node:net';
import { services } from '@hammerdock/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openHttp } from './http-server.ts';
import { openLog } from '../monitoring/log.ts';
import { buildPerson, buildSession } from '../testing/build.ts';
import { listenSomewhere, sendRaw } from '../testing/raw-http.ts';
import { openWorld, type World } from '../testing/world.ts';

let world: World;
let port: number;
beforeAll(async () => {
  world = await openWorld();
  port = await listenSomewhere(world.app.http);
});
afterAll(() => world.close());

const HOST = 'Host: localhost\r\n';
const SEARCH = '/api/mobile/searchProducts';

describe('S29 smuggled requests', () => {
  const smuggled = `GET /healthz HTTP/1.1\r\n${HOST}\r\n`;
  const post = (lines: string, body: string) =>
    `POST ${SEARCH} HTTP/1.1\r\n${HOST}Content-Type: application/json\r\n${lines}\r\n${body}`;
  test.each([
    [
      'Content-Length beside Transfer-Encoding',
      post('Content-Length: 5\r\nTransfer-Encoding: chunked\r\n', `0\r\n\r\n${smuggled}`),
    ],
    [
      'Transfer-Encoding beside Content-Length',
      post('Transfer-Encoding: chunked\r\nContent-Length: 5\r\n', `0\r\n\r\n${smuggled}`),
    ],
    ['two lengths', post('Content-Length: 2\r\nContent-Length: 60\r\n', `{}${smuggled}`)],
    ['a length that is not a number', post('Content-Length: +2\r\n', `{}${smuggled}`)],
    ['a list of lengths', post('Content-Length: 2, 60\r\n', `{}${smuggled}`)],
    ['an unknown coding', post('Transfer-Encoding: xchunked\r\n', `0\r\n\r\n${smuggled}`)],
    ['chunked twice', post('Transfer-Encoding: chunked, identity\r\n', `0\r\n\r\n${smuggled}`)],
    ['a space before the colon', post('Transfer-Encoding : chunked\r\n', `0\r\n\r\n${smuggled}`)],
    ['a folded header', post('X: a\r\n Transfer-Encoding: chunked\r\n', `0\r\n\r\n${smuggled}`)],
    [
      'a chunk size that is not a number',
      post('Transfer-Encoding: chunked\r\n', `zz\r\n\r\n${smuggled}`),
    ],
    [
      'lines that end in a line feed',
      `POST ${SEARCH} HTTP/1.1\nHost: localhost\nContent-Length: 2\n\n{}${smuggled}`,
    ],
  ])('with %s: 400, and the second request is not answered', async (_, request) => {
    const { statuses } = await sendRaw(port, request);
    expect(statuses.at(-1)).toBe(400);
    expect(statuses).not.toContain(200);
  });
});

describe('S54 files that are not public', () => {
  test.each([
    '/.git/config',
    '/.git/HEAD',
    '/.env',
    '/.env.example',
    '/package.json',
    '/server/src/main.ts',
    '/assets/../../../package.json',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/assets/..%2f..%2fpackage.json',
    '/pictures/..%2f..%2fpackage.json',
    '/uploads/..%2f..%2fpackage.json',
    '/api/docs/js/scalar.js.map',
    '/api/docs/js/standalone.js.map',
    '/health/deep',
    '/docs',
  ])('%s is not served', async (url) => {
    const { statusCode, body } = await world.app.http.inject({ url });
    expect([400, 404]).toContain(statusCode);
    expect(body).not.toMatch(/"dependencies"|\[core\]|HAMMERDOCK_|sources/);
  });
});

describe('S53 a call that fails', () => {
  test('answers 500 with its request id, and no statement, stack, path or table', async () => {
    const broken = await openWorld();
    const { id } = await buildPerson(broken.owner);
    const authorization = `Bearer ${(await buildSession(broken.owner, id)).token}`;
    await sql`alter table sessions rename to gone`.execute(broken.owner);
    for (const { method, url } of listCalls()) {
      const answer = await broken.app.http.inject({ method, url, headers: { authorization } });
      expect([url, answer.statusCode]).toEqual([url, 500]);
      expect(answer.json()).toEqual({
        status: 'error',
        statusText: 'Something went wrong!',
        code: 'Fault',
        facts: {},
        fieldErrors: {},
        requestId: answer.headers['x-request-id'],
      });
      expect(answer.body).not.toMatch(/select|sessions|relation|\.ts|\bat |node_modules|\/src/i);
    }
    await broken.close();
  });
});

describe('SF8 a slow client', () => {
  test.each([
    ['head', 'GET / HTTP/1.1\r\nHost: lo'],
    [
      'body',
      'POST /slow HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n' +
        'Content-Length: 100\r\n\r\n{',
    ],
  ])(
    'is disconnected when its %s takes too long, even when bytes keep arriving',
    async (_, begin) => {
      const http = await openHttp(openLog('silent'), {
        headersMs: 300,
        requestMs: 300,
        checkEveryMs: 50,
      });
      http.post('/slow', () => ({ read: true }));
      const slowPort = await listenSomewhere(http);
      const text = await new Promise<string>((resolve) => {
        const socket = net.connect(slowPort, '127.0.0.1', () => socket.write(begin));
        const drip = setInterval(() => socket.write('x'), 100);
        let received = '';
        socket.on('data', (chunk) => (received += chunk.toString()));
        socket.on('error', () => undefined);
        socket.on('close', () => {
          clearInterval(drip);
          resolve(received);
        });
      });
      expect(text).toMatch(/^HTTP\/1\.1 408 /);
      expect(text).toContain('"code":"RequestTimedOut"');
      await http.close();
    },
  );

  test('has a minute for a request and 15 seconds for its headers', async () => {
    expect(world.app.http.server.requestTimeout).toBe(60_000);
    expect(world.app.http.server.headersTimeout).toBe(15_000);
  });
});

const listCalls = () =>
  Object.values(services).flatMap((service) =>
    Object.entries(service).map(([name, { method, group }]) => ({
      method,
      url: `/api/${group}/${name}`,
    })),
  );
