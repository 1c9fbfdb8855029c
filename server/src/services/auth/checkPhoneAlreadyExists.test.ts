import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeOf, dataOf, signUp, startRegistration } from '../../testing/fixtures/registration.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('checkPhoneAlreadyExists finds a taken phone in any spelling', async () => {
  const known = await signUp(world);
  const registration_token = await startRegistration(world);
  const ask = async (phone: string) =>
    dataOf((await world.call('auth.checkPhoneAlreadyExists', { registration_token, phone })).body)
      .exists;
  expect(await ask(known.phone.replace('+1678', '+1 (678) '))).toBe(true);
  expect(await ask('+14705550199')).toBe(false);
});

test('checkPhoneAlreadyExists refuses a caller without a session and registration token', async () => {
  const { body } = await world.call('auth.checkPhoneAlreadyExists', { phone: '+14705550199' });
  expect(codeOf(body)).toBe('RegistrationNotStarted');
});
