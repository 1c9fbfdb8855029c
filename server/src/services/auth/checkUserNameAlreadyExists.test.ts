import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeOf, dataOf, signUp, startRegistration } from '../../testing/fixtures/registration.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('checkUserNameAlreadyExists finds a taken name in any spelling', async () => {
  const known = await signUp(world);
  const registration_token = await startRegistration(world);
  const ask = async (username: string) =>
    dataOf(
      (await world.call('auth.checkUserNameAlreadyExists', { registration_token, username })).body,
    ).exists;
  expect(await ask(known.username.toUpperCase())).toBe(true);
  expect(await ask('unknown')).toBe(false);
});

test('checkUserNameAlreadyExists refuses a caller without a session and registration token', async () => {
  const { body } = await world.call('auth.checkUserNameAlreadyExists', { username: 'unknown' });
  expect(codeOf(body)).toBe('RegistrationNotStarted');
});
