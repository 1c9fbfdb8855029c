import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeOf, dataOf, signUp, startRegistration } from '../../testing/fixtures/registration.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('checkEmailAlreadyExists tells a taken one, however it is spelt, from a free one', async () => {
  const known = await signUp(world);
  const registration_token = await startRegistration(world);
  const ask = async (email: string) =>
    dataOf((await world.call('auth.checkEmailAlreadyExists', { registration_token, email })).body)
      .exists;
  expect(await ask(known.email.toUpperCase())).toBe(true);
  expect(await ask('nobody@example.com')).toBe(false);
});

test('checkEmailAlreadyExists refuses who has neither a session nor a registration token', async () => {
  const { body } = await world.call('auth.checkEmailAlreadyExists', {
    email: 'nobody@example.com',
  });
  expect(codeOf(body)).toBe('RegistrationNotStarted');
});

test('R47: a registration token is good for 60 look-ups, and for an hour', async () => {
  const strict = await openWorld({ env: { HAMMERDOCK_LIMIT_FACTOR: '1' } });
  const registration_token = await startRegistration(strict);
  const email = 'nobody@example.com';
  const ask = () => strict.call('auth.checkEmailAlreadyExists', { registration_token, email });
  for (let i = 0; i < 60; i += 1) expect((await ask()).status).toBe(200);
  expect((await ask()).status).toBe(429);
  await strict.clock.advance(3_600_000);
  expect(codeOf((await ask()).body)).toBe('RegistrationNotStarted');
  await strict.close();
});
