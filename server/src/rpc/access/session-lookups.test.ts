import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { buildPerson, buildSession, PASSWORD } from '../../testing/build.ts';
import { endSession } from '../../store/accounts/sessions.ts';
import { openWorld, type World } from '../../testing/world.ts';
import { Sessions } from './access.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ env: { HAMMERDOCK_LIMIT_FACTOR: '1' } });
});
afterAll(() => world.close());
afterEach(() => vi.restoreAllMocks());

const readProfile = (token: string) =>
  world.app.http.inject({
    method: 'POST',
    url: '/api/user/getUserProfileDetails',
    headers: { authorization: `Bearer ${token}` },
    payload: {},
  });

test('an address that sends many unknown tokens is refused before another look-up', async () => {
  const { token } = await buildSession(world.owner, (await buildPerson(world.owner)).id);
  expect((await readProfile(token)).statusCode).toBe(200);
  const statuses = new Set<number>();
  for (let tries = 0; tries <= 300; tries += 1) {
    statuses.add((await readProfile(`made-up-${tries}`)).statusCode);
  }
  expect(statuses).toEqual(new Set([401, 429]));
  const refused = await readProfile('one-more');
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});

test('unknown tokens in picture requests are counted and refused like those of calls', async () => {
  const remoteAddress = '192.0.2.31';
  const ask = (url: string, token: string, method: 'GET' | 'POST' = 'GET') =>
    world.app.http.inject({
      method,
      url,
      remoteAddress,
      headers: { authorization: `Bearer ${token}` },
      ...(method === 'POST' ? { payload: {} } : {}),
    });
  const picture = '/uploads/00000000-0000-0000-0000-000000000000.webp';
  for (let tries = 0; tries < 300; tries += 1) await ask(picture, `made-up-picture-${tries}`);
  const profile = await ask('/api/user/getUserProfileDetails', 'one-more-picture', 'POST');
  expect(profile.statusCode).toBe(429);
  const refused = await ask(picture, 'yet-another-picture');
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});

test('users at an address that sends many unknown tokens stay signed in and can sign in', async () => {
  const headers = { 'x-forwarded-for': '192.0.2.32' };
  const strict = await openWorld({
    env: { HAMMERDOCK_LIMIT_FACTOR: '1', HAMMERDOCK_TRUST_PROXY: '1' },
  });
  const read = async (as: string) =>
    (await strict.call('account.getUserProfileDetails', {}, { as, headers })).status;
  const { id, email } = await buildPerson(strict.owner);
  const { token } = await buildSession(strict.owner, id);
  expect(await read(token)).toBe(200);
  for (let tries = 0; tries < 300; tries += 1) await read(`made-up-${tries}`);
  expect(await read('one-more')).toBe(429);
  // Later than the cached look-ups.
  const later = performance.now() + 60_000;
  vi.spyOn(performance, 'now').mockReturnValue(later);
  expect(await read(token)).toBe(200);
  const signIn = { email, password: PASSWORD };
  const { body } = await strict.call('auth.signin', signIn, { headers });
  if (body.status !== 'success') throw new Error(body.statusText);
  expect(await read(body.data.userToken)).toBe(200);
  await strict.close();
});

test('a token whose session ended is unknown from its next look-up', async () => {
  const { id, token } = await buildSession(world.owner, (await buildPerson(world.owner)).id);
  const sessions = new Sessions(world.app.context.db, { cacheMs: 0 });
  expect(await sessions.findActor(token)).not.toBeNull();
  expect(sessions.isKnown(token)).toBe(true);
  await world.owner.transaction().execute((tx) => endSession(tx, id));
  expect(await sessions.findActor(token)).toBeNull();
  expect(sessions.isKnown(token)).toBe(false);
});

test('a full session cache drops its oldest unknown token, and no token of a session', async () => {
  const { token } = await buildSession(world.owner, (await buildPerson(world.owner)).id);
  const sessions = new Sessions(world.app.context.db, { entriesMax: 2 });
  for (const each of [token, 'one', 'two', 'three']) await sessions.findActor(each);
  expect([token, 'one', 'two', 'three'].map((each) => sessions.isKnown(each))).toEqual([
    true,
    false,
    true,
    true,
  ]);
});

test('a cache full of sessions drops the one that was looked up longest ago', async () => {
  const { id } = await buildPerson(world.owner);
  const sessions = new Sessions(world.app.context.db, { entriesMax: 2, cacheMs: 0 });
  const tokens: string[] = [];
  for (let made = 0; made < 3; made += 1) {
    const { token } = await buildSession(world.owner, id);
    tokens.push(token);
    await sessions.findActor(token);
    await sessions.findActor(tokens[0] ?? '');
  }
  expect(tokens.map((each) => sessions.isKnown(each))).toEqual([true, false, true]);
});
