import { afterAll, beforeAll, expect, test } from 'vitest';
import { dataOf, register } from '../../testing/registration.ts';
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

test('signout refuses who is not signed in', async () => {
  expect((await world.call('auth.signout', {})).status).toBe(401);
});
