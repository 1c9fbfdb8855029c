import type { InjectOptions } from 'fastify';
import { services } from '@hammerdock/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SECURITY_HEADERS } from './security-headers.ts';
import { buildPerson, buildSession } from '../testing/build.ts';
import { listenSomewhere, sendRaw } from '../testing/raw-http.ts';
import { openWorld, type World } from '../testing/world.ts';

let world: World;
let port: number;
let token: string;
beforeAll(async () => {
  world = await openWorld();
  port = await listenSomewhere(world.app.http);
  token = (await buildSession(world.owner, (await buildPerson(world.owner)).id)).token;
});
afterAll(() => world.close());

const HOST = 'Host: localhost\r\n';
const JSON_TYPE = { 'content-type': 'application/json' };
const SEARCH = '/api/mobile/searchProducts';

const calls = Object.values(services).flatMap((service) =>
  Object.entries(service).map(([name, { method, group }]) => ({
    method,
    url: `/api/${group}/${name}`,
  })),
);

type Headers = Readonly<Record<string, string | string[] | number | undefined>>;
function expectGuarded(headers: Headers, what: string): void {
  expect([what, headers]).toEqual([what, expect.objectContaining(SECURITY_HEADERS)]);
  expect([what, headers['x-request-id']]).toEqual([what, expect.stringMatching(/^[\w-]{36}$/)]);
  expect([what, headers['server'], headers['x-powered-by']]).toEqual([what, undefined, undefined]);
}

function expectEnvelope(body: unknown, code: string): void {
  expect(body).toEqual({
    status: 'error',
    statusText: expect.stringMatching(/./),
    code,
    facts: {},
    fieldErrors: {},
    requestId: expect.stringMatching(/^[\w-]{36}$/),
  });
}

describe('SEC-05 S22 the security headers', () => {
  test('require https for a year, and forbid sniffing, framing and leaking addresses', () => {
    expect(SECURITY_HEADERS).toMatchObject({
      'strict-transport-security': expect.stringMatching(/^max-age=31536000/),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
    });
  });

  test('are on every call, for guests and users, and no response of a call is stored', async () => {
    for (const { method, url } of calls) {
      for (const headers of [{}, { authorization: `Bearer ${token}` }]) {
        const answer = await world.app.http.inject({ method, url, headers });
        expectGuarded(answer.headers, url);
        expect([url, answer.headers['cache-control']]).toEqual([url, 'no-store']);
      }
    }
  });

  test.each([
    ['GET', '/'],
    ['GET', '/healthz'],
    ['GET', '/readyz'],
    ['GET', '/metrics'],
    ['GET', '/api/openapi.json'],
    ['GET', '/api/docs'],
    ['GET', '/api/docs/'],
    ['GET', '/api/docs/js/scalar.js'],
    ['GET', '/api/docs/js/start.js'],
    ['GET', '/pictures/none.webp'],
    ['GET', '/pictures/320/none.webp'],
    ['GET', '/uploads/none.webp'],
    ['GET', '/sandbox/tokenise'],
    ['GET', '/sandbox/card-form.js'],
    ['GET', '/sandbox/sandbox.css'],
    ['POST', '/sandbox/tokenise'],
    ['GET', '/sandbox/verify/none'],
    ['POST', '/sandbox/verify/none'],
    ['POST', '/unsubscribe'],
    ['POST', '/newsletter'],
    ['POST', '/saved_search'],
    ['GET', '/assets/none.js'],
    ['GET', '/api/none'],
    ['PUT', SEARCH],
    ['GET', '/%zz'],
  ] as const)('are on %s %s', async (method, url) => {
    const { headers } = await world.app.http.inject({ method, url });
    expectGuarded(headers, url);
  });

  test('are on requests that Node refuses before routing, and on TRACE, which echoes nothing (S54)', async () => {
    const secret = 'a-secret-of-the-request';
    const requests = [
      `GET / HTTP/1.1\r\n${HOST}X: ${'x'.repeat(20_000)}\r\n\r\n`,
      `GET / HTTP/9.9\r\n${HOST}\r\n`,
      `nonsense\r\n\r\n`,
      `GET / HTTP/1.1\r\n\r\n`,
      `TRACE / HTTP/1.1\r\n${HOST}X-Secret: ${secret}\r\nConnection: close\r\n\r\n`,
      `TRACE ${SEARCH} HTTP/1.1\r\n${HOST}X-Secret: ${secret}\r\nConnection: close\r\n\r\n`,
    ];
    const answers = await Promise.all(requests.map((request) => sendRaw(port, request)));
    expect(answers.map(({ statuses }) => statuses)).toEqual([
      [431],
      [400],
      [400],
      [400],
      [404],
      [405],
    ]);
    for (const { headers, text } of answers) {
      expectGuarded(headers, text);
      expect(text).not.toContain(secret);
    }
  });
});

describe('SF17 refusals of the HTTP layer are in the envelope', () => {
  const inject = (options: InjectOptions) => world.app.http.inject(options);

  test('an address that cannot be decoded: 400', async () => {
    const answer = await inject({ url: '/api/%zz' });
    expect(answer.statusCode).toBe(400);
    expectEnvelope(answer.json(), 'RequestMalformed');
  });

  test('a body that is not JSON: 400', async () => {
    const answer = await inject({
      method: 'POST',
      url: SEARCH,
      headers: JSON_TYPE,
      payload: '{"p',
    });
    expect(answer.statusCode).toBe(400);
    expectEnvelope(answer.json(), 'RequestMalformed');
  });

  test('an unknown call: 404', async () => {
    for (const method of ['GET', 'POST', 'DELETE'] as const) {
      const answer = await inject({ method, url: '/api/user/makeMeRich' });
      expect(answer.statusCode).toBe(404);
      expectEnvelope(answer.json(), 'NotFound');
    }
  });

  test('an unsupported method: 405, with the supported ones', async () => {
    for (const { method, url } of calls) {
      const answer = await inject({ method: method === 'GET' ? 'POST' : 'GET', url });
      const allow = method === 'GET' ? 'GET, HEAD' : 'POST';
      expect([url, answer.statusCode, answer.headers.allow]).toEqual([url, 405, allow]);
      expectEnvelope(answer.json(), 'MethodNotAllowed');
    }
    const options = await inject({ method: 'OPTIONS', url: SEARCH });
    expect([options.statusCode, options.headers.allow]).toEqual([405, 'POST']);
  });

  test('a body that is too large: 413', async () => {
    const payload = JSON.stringify({ q: 'x'.repeat(300 * 1024) });
    const answer = await inject({ method: 'POST', url: SEARCH, headers: JSON_TYPE, payload });
    expect(answer.statusCode).toBe(413);
    expectEnvelope(answer.json(), 'InputTooLarge');
  });

  test('an unsupported content type: 415', async () => {
    const headers = { 'content-type': 'application/xml' };
    const answer = await inject({ method: 'POST', url: SEARCH, headers, payload: '<a/>' });
    expect(answer.statusCode).toBe(415);
    expectEnvelope(answer.json(), 'MediaTypeUnsupported');
  });

  test('headers that are too long: 431', async () => {
    const { statuses, body } = await sendRaw(
      port,
      `GET ${SEARCH} HTTP/1.1\r\n${HOST}Cookie: ${'x'.repeat(20_000)}\r\n\r\n`,
    );
    expect(statuses).toEqual([431]);
    expectEnvelope(JSON.parse(body), 'HeadersTooLarge');
  });
});

describe('S28 polluted parameters', () => {
  const GET_CALL = calls.find(({ method }) => method === 'GET')?.url ?? '';
  test.each([
    '?page=1&page=2',
    '?a[__proto__]=1',
    '?__proto__=1',
    '?a[constructor][prototype]=1',
    '?prototype.a=1',
  ])('%s: 400, on a call by GET and one by POST', async (query) => {
    for (const [method, url] of [
      ['GET', GET_CALL],
      ['POST', SEARCH],
    ] as const) {
      const answer = await world.app.http.inject({ method, url: url + query });
      expect([url, answer.statusCode]).toEqual([url, 400]);
      expectEnvelope(answer.json(), 'RequestMalformed');
    }
  });

  test.each([
    '{"__proto__":{"page":1}}',
    '{"a":{"__proto__":{}}}',
    '{"constructor":{"prototype":{}}}',
  ])('%s in a body: 400, and no object has changed', async (payload) => {
    const answer = await world.app.http.inject({
      method: 'POST',
      url: SEARCH,
      headers: JSON_TYPE,
      payload,
    });
    expect(answer.statusCode).toBe(400);
    expect('page' in {}).toBe(false);
  });
});
