import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPerson, buildSession } from '../../testing/build.ts';
import { openWorld, type World } from '../../testing/world.ts';
import { PRODUCTION_ENV } from '../../testing/fixtures/production-env.ts';

let world: World;
let token: string;
let origin: string;
beforeAll(async () => {
  world = await openWorld();
  token = (await buildSession(world.owner, (await buildPerson(world.owner)).id)).token;
  origin = world.app.context.config.origin;
});
afterAll(() => world.close());

const write = (headers: Record<string, string>, withCookie = true) =>
  world.app.http.inject({
    method: 'POST',
    url: '/api/user/updateUserProfile',
    headers,
    payload: { first_name: 'Grace' },
    ...(withCookie ? { cookies: { hammerdock: token } } : {}),
  });

test('R45: a write with the session cookie is accepted from our own pages', async () => {
  expect((await write({ origin })).statusCode).toBe(200);
  expect((await write({ 'sec-fetch-site': 'same-origin' })).statusCode).toBe(200);
});

test.each([
  ['another site', { origin: 'https://evil.example' }],
  ['a page without an origin', { origin: 'null' }],
  ['a site whose name begins like ours', { origin: 'http://localhost.evil.example' }],
  ['another subdomain of the same site', { 'sec-fetch-site': 'same-site' }],
  ['another site, according to the browser', { 'sec-fetch-site': 'cross-site' }],
  ['nowhere', {}],
])('R45: a write with the session cookie from %s is refused (S19)', async (_, headers) => {
  const response = await write(headers);
  expect(response.statusCode).toBe(403);
  expect(response.json()).toMatchObject({ code: 'OriginRefused' });
});

test('a bearer token is accepted from any origin', async () => {
  const headers = { origin: 'https://evil.example', authorization: `Bearer ${token}` };
  expect((await write(headers, false)).statusCode).toBe(200);
});

test.each(['Basic abc', 'Bearer', 'Bearer not-a-session'])(
  'an Authorization header "%s" beside the cookie does not replace the origin check (SF11)',
  async (authorization) => {
    const response = await write({ origin: 'https://evil.example', authorization });
    expect(response.json()).toMatchObject({ code: 'OriginRefused' });
  },
);

test('a form of another site that posts text is refused with the cookie (S19)', async () => {
  const response = await world.app.http.inject({
    method: 'POST',
    url: '/api/user/updateUserProfile',
    headers: { origin: 'https://evil.example', 'content-type': 'text/plain' },
    cookies: { hammerdock: token },
    payload: '{"first_name":"Eve"}',
  });
  expect(response.statusCode).toBe(403);
});

test('R45: over https the cookie carries the __Host- prefix', async () => {
  const secure = await openWorld({
    env: { ...PRODUCTION_ENV, HAMMERDOCK_ORIGIN: 'https://auctions.example.com' },
  });
  const { id } = await buildPerson(secure.owner);
  const { token: as } = await buildSession(secure.owner, id);
  const response = await secure.app.http.inject({
    method: 'POST',
    url: '/api/user/signout',
    headers: { origin: 'https://auctions.example.com' },
    cookies: { '__Host-hammerdock': as },
    payload: {},
  });
  expect(response.statusCode).toBe(200);
  expect(response.cookies[0]).toMatchObject({ name: '__Host-hammerdock', value: '', secure: true });
  await secure.close();
});
