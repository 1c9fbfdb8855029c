import { afterAll, beforeAll, expect, test } from 'vitest';
import { dataOf, register } from '../../testing/fixtures/registration.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('AUTH-02 signout says "Logged out successfully" and ends the session on the server', async () => {
  const { token } = await register(world);
  const { body } = await world.call('auth.signout', {}, { as: token });
  expect(dataOf(body)).toEqual({});
  expect(body.statusText).toBe('Logged out successfully');
  const replayed = await world.call('account.pendingCount', {}, { as: token });
  expect(replayed.status).toBe(401);
});

test('SF12 signout clears the browser’s stored data, and no other call does', async () => {
  const { token } = await register(world);
  const send = (name: string) =>
    world.app.http.inject({
      method: 'POST',
      url: `/api/user/${name}`,
      headers: { authorization: `Bearer ${token}` },
      payload: {},
    });
  expect((await send('getUserProfileDetails')).headers['clear-site-data']).toBeUndefined();
  const { headers } = await send('signout');
  expect(headers['clear-site-data']).toBe('"cache"');
  expect(headers['cache-control']).toBe('no-store');
});

test('signout refuses guests', async () => {
  expect((await world.call('auth.signout', {})).status).toBe(401);
});
