import { afterAll, beforeAll, expect, test } from 'vitest';
import { dataOf } from '../../testing/fixtures/registration.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('startRegistration gives each visitor a separate token, valid for an hour', async () => {
  const now = 1_795_000_000_000;
  await world.clock.stopAt(now);
  const first = dataOf((await world.call('auth.startRegistration', {})).body);
  const second = dataOf((await world.call('auth.startRegistration', {})).body);
  expect(first.registration_token).not.toBe(second.registration_token);
  expect(Date.parse(first.expires_at)).toBe(now + 3_600_000);
  await world.clock.run();
});

test('startRegistration refuses unknown fields', async () => {
  const url = '/api/user/startRegistration';
  const payload = { role: 'admin' };
  const response = await world.app.http.inject({ method: 'POST', url, payload });
  expect(response.json()).toMatchObject({ fieldErrors: { role: 'This field is unknown.' } });
});
