import { minutes } from '@hammerdock/domain/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sumOwedToUser } from '../../store/payments/ledger.ts';
import { buildPerson, buildSession } from '../../testing/build.ts';
import { buildCoupon } from '../../testing/fixtures/coupons.ts';
import {
  codeOf,
  dataOf,
  listMessages,
  readCode,
  signUp,
} from '../../testing/fixtures/registration.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const verify = async (token: string, as?: string) =>
  (await world.call('auth.verifyEmail', { token }, as === undefined ? {} : { as })).body;

/** A user with a verification link in the mailbox. */
async function askForLink(person: { id: string; email: string }) {
  const { token: as } = await buildSession(world.owner, person.id);
  dataOf((await world.call('account.sendEmailVerifyLink', {}, { as })).body);
  const [message] = await listMessages(world, person.email);
  const token = /verify_email\?token=([\w.-]+)/.exec(message?.bodyText ?? '')?.[1] ?? '';
  return { as, token };
}

test('AUTH-07 verifyEmail verifies the email by its link, once, and starts no session', async () => {
  const person = await buildPerson(world.owner);
  const { as, token } = await askForLink(person);
  const { body, cookies } = await world.call('auth.verifyEmail', { token }, { as });
  expect([dataOf(body), cookies]).toEqual([{ email: person.email, password_set: 1 }, []]);
  const profile = await world.call('account.getUserProfileDetails', {}, { as });
  expect(dataOf(profile.body).userData.email_verified).toBe(1);
  expect(codeOf(await verify(token))).toBe('VerifyLinkInvalid');
});

test('AUTH-07 verifyEmail refuses a link older than 30 minutes, of another user, or for a reset', async () => {
  const person = await buildPerson(world.owner);
  const late = await askForLink(person);
  await world.clock.advance(minutes(30));
  expect(codeOf(await verify(late.token))).toBe('VerifyLinkInvalid');
  const { token } = await askForLink(person);
  expect(codeOf(await verify(`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`))).toBe(
    'VerifyLinkInvalid',
  );
  expect(codeOf(await verify('nonsense'))).toBe('VerifyLinkInvalid');

  await world.call('auth.forgotPassword', { email: person.email });
  const [message] = await listMessages(world, person.email);
  const reset = /reset_password\?token=([\w.-]+)/.exec(message?.bodyText ?? '')?.[1] ?? '';
  expect(codeOf(await verify(reset))).toBe('VerifyLinkInvalid');
  const password = 'eleven green boats';
  const change = { new_password: password, confirm_password: password };
  const misused = await world.call('auth.changePassword', { token, ...change });
  expect(codeOf(misused.body)).toBe('ResetLinkInvalid');
  // Each is still valid for its own purpose.
  dataOf((await world.call('auth.changePassword', { token: reset, ...change })).body);
});

test('verifyEmail does not verify an email that the account got later', async () => {
  const person = await buildPerson(world.owner);
  const { token } = await askForLink(person);
  const moved = { email: 'moved@example.com' };
  await world.owner.updateTable('users').set(moved).where('id', '=', person.id).execute();
  expect(codeOf(await verify(token))).toBe('VerifyLinkInvalid');
});

test('R31: whichever of email and phone is verified last redeems the coupon of sign-up', async () => {
  const coupon_code = await buildCoupon(world.owner);
  const { registration_token, email, phone } = await signUp(world, { coupon_code });
  const sms_code = await readCode(world, phone);
  dataOf((await world.call('auth.verifySmsCode', { registration_token, sms_code })).body);
  const { id } = await world.owner
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  expect(await sumOwedToUser(world.owner, id, 'buyer credit')).toBe(0);
  const { as, token } = await askForLink({ id, email });
  dataOf(await verify(token, as));
  expect(await sumOwedToUser(world.owner, id, 'buyer credit')).toBe(500);
});
