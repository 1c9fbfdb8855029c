// Checks shared by the tests of all calls that send codes again; the calls differ in where they
// send.
import { expect } from 'vitest';
import { codeOf, dataOf, listMessages, readCode, signUp } from './registration.ts';
import type { World } from './world.ts';

type Sender =
  | 'auth.resendEmailCode'
  | 'auth.resendSMSCode'
  | 'auth.sendEmailAndSmsVerificationCode'
  | 'auth.sendSmsVerificationCode';

/** Signing up sent one code to each; a new one may be requested after a minute. */
export async function expectCodesAfterAMinute(
  world: World,
  sender: Sender,
  messages: { readonly email: number; readonly phone: number },
): Promise<void> {
  const { registration_token, email, phone } = await signUp(world);
  const ask = () => world.call(sender, { registration_token });
  const early = await ask();
  expect(early.status).toBe(429);
  expect(early.body).toMatchObject({ code: 'CodeSentRecently' });
  const before = [await readCode(world, email), await readCode(world, phone)];
  await world.clock.advance(61_000);
  expect(dataOf((await ask()).body)).toEqual({ resend_after_seconds: 60 });
  const counts = [email, phone].map(async (to) => (await listMessages(world, to)).length);
  expect(await Promise.all(counts)).toEqual([messages.email, messages.phone]);
  expect([await readCode(world, email), await readCode(world, phone)]).not.toEqual(before);
}

export async function expectNoCodesForStrangers(world: World, sender: Sender): Promise<void> {
  const registration_token = 'a-token-that-was-never-given';
  const { body } = await world.call(sender, { registration_token });
  expect(codeOf(body)).toBe('RegistrationNotStarted');
}
