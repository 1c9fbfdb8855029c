import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeOf, dataOf, listMessages, readCode, signUp } from '../../testing/registration.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('sendEmailAndSmsVerificationCode sends a code to email and phone after 60 seconds, not before', async () => {
  const { registration_token, email, phone } = await signUp(world);
  const ask = () => world.call('auth.sendEmailAndSmsVerificationCode', { registration_token });
  const early = await ask();
  expect(early.status).toBe(429);
  expect(early.body).toMatchObject({ code: 'CodeSentRecently' });
  const before = [await readCode(world, email), await readCode(world, phone)];
  await world.clock.advance(61_000);
  expect(dataOf((await ask()).body)).toEqual({ resend_after_seconds: 60 });
  const counts = [email, phone].map(async (to) => (await listMessages(world, to)).length);
  expect(await Promise.all(counts)).toEqual([2, 2]);
  expect([await readCode(world, email), await readCode(world, phone)]).not.toEqual(before);
});

test('sendEmailAndSmsVerificationCode refuses a registration that made no account', async () => {
  const registration_token = 'a-token-that-was-never-given';
  const { body } = await world.call('auth.sendEmailAndSmsVerificationCode', { registration_token });
  expect(codeOf(body)).toBe('RegistrationNotStarted');
});
