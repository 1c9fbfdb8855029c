import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeOf, dataOf, signUp, startRegistration } from '../../testing/fixtures/registration.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('checkEmailAndPhoneAlreadyExists answers for each separately', async () => {
  const { email } = await signUp(world);
  const registration_token = await startRegistration(world);
  const input = { registration_token, email, phone: '+14705550199' };
  const { body } = await world.call('auth.checkEmailAndPhoneAlreadyExists', input);
  expect(dataOf(body)).toEqual({ email_exists: true, phone_exists: false });
});

test('checkEmailAndPhoneAlreadyExists refuses a token that was never issued', async () => {
  const input = {
    registration_token: 'a-token-that-was-never-given',
    email: 'unknown@example.com',
    phone: '+14705550199',
  };
  const { body } = await world.call('auth.checkEmailAndPhoneAlreadyExists', input);
  expect(codeOf(body)).toBe('RegistrationNotStarted');
});
