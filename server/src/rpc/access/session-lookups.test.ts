import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPerson, buildSession } from '../../testing/build.ts';
import { openWorld, type World } from '../../testing/world.ts';
import { Sessions } from './access.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ env: { HAMMERDOCK_LIMIT_FACTOR: '1' } });
});
afterAll(() => world.close());

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

test('a full session cache drops its oldest entry and keeps the others', async () => {
  const { token } = await buildSession(world.owner, (await buildPerson(world.owner)).id);
  const sessions = new Sessions(world.app.context.db, { entriesMax: 3 });
  for (const each of ['one', 'two', token, 'four']) await sessions.findActor(each);
  expect(['one', 'two', token, 'four'].map((each) => sessions.isKnown(each))).toEqual([
    false,
    true,
    true,
    true,
  ]);
});
