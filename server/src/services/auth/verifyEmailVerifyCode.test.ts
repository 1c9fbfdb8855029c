import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  codeOf,
  dataOf,
  readCode,
  signUp,
  wrongCode,
} from '../../testing/fixtures/registration.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('AUTH-07 verifyEmailVerifyCode verifies the email and starts a session', async () => {
  const { email } = await signUp(world);
  const code = await readCode(world, email);
  const { body, cookies } = await world.call('auth.verifyEmailVerifyCode', { email, code });
  const session = dataOf(body);
  expect(session.userData).toMatchObject({ email, email_verified: 1, phone_verified: 0 });
  expect(cookies).toEqual([session.userToken]);
  const again = await world.call('auth.verifyEmailVerifyCode', { email, code });
  expect(codeOf(again.body)).toBe('CodeExpired');
});

test('verifyEmailVerifyCode refuses a wrong code, and any code of an unknown email', async () => {
  const { email } = await signUp(world);
  const code = wrongCode(await readCode(world, email));
  const wrong = await world.call('auth.verifyEmailVerifyCode', { email, code });
  expect(codeOf(wrong.body)).toBe('CodeWrong');
  const stranger = { email: 'stranger@example.com' };
  await world.call('auth.sendEmailVerifyCode', stranger);
  const unknown = await world.call('auth.verifyEmailVerifyCode', { ...stranger, code });
  expect(codeOf(unknown.body)).toBe('CodeWrong');
});
