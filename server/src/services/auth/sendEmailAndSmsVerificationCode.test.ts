import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  expectCodesAfterAMinute,
  expectNoCodesForStrangers,
} from '../../testing/fixtures/code-sending.ts';
import { PASSWORD, dataOf, listMessages, signUp } from '../../testing/fixtures/registration.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('sendEmailAndSmsVerificationCode sends a code to email and phone after 60 seconds, not before', () =>
  expectCodesAfterAMinute(world, 'auth.sendEmailAndSmsVerificationCode', { email: 2, phone: 2 }));

test('sendEmailAndSmsVerificationCode refuses a registration that created no account', () =>
  expectNoCodesForStrangers(world, 'auth.sendEmailAndSmsVerificationCode'));

test('a user who signed in before the codes gets new ones without the token', async () => {
  const { email, phone } = await signUp(world);
  const signedIn = await world.call('auth.signin', { email, password: PASSWORD });
  const { userToken: as } = dataOf(signedIn.body);
  await world.clock.advance(61_000);
  const { body } = await world.call('auth.sendEmailAndSmsVerificationCode', {}, { as });
  expect(dataOf(body)).toEqual({ resend_after_seconds: 60 });
  expect(await listMessages(world, email)).toHaveLength(2);
  expect(await listMessages(world, phone)).toHaveLength(2);
});
