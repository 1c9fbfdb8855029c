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

test('verifySmsCode verifies the phone; the session waits for the email', async () => {
  const { registration_token, phone } = await signUp(world);
  const sms_code = await readCode(world, phone);
  const { body, cookies } = await world.call('auth.verifySmsCode', {
    registration_token,
    sms_code,
  });
  const progress = { email_verified: false, phone_verified: true };
  expect(dataOf(body)).toEqual({ ...progress, session: null, coupon: null });
  expect(cookies).toEqual([]);
});

test('verifySmsCode refuses a wrong code', async () => {
  const { registration_token, phone } = await signUp(world);
  const sms_code = wrongCode(await readCode(world, phone));
  const { body } = await world.call('auth.verifySmsCode', { registration_token, sms_code });
  expect(codeOf(body)).toBe('CodeWrong');
});
