// SF2: an attacker creates an account with another person's email and tries to keep access after
// the owner of the mailbox takes it over.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  codeOf,
  dataOf,
  listMessages,
  PASSWORD,
  readCode,
  signUp,
} from '../../testing/fixtures/registration.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const OWN_PASSWORD = 'eleven green boats';

const signIn = (email: string, password: string, as?: string) =>
  world.call('auth.signin', { email, password }, as === undefined ? {} : { as });

async function linkIn(email: string, path: string): Promise<string> {
  const [message] = await listMessages(world, email);
  const token = new RegExp(`${path}\\?token=([\\w.-]+)`).exec(message?.bodyText ?? '')?.[1];
  if (token === undefined) throw new Error(`no link to ${path} was sent to ${email}`);
  return token;
}

async function resetPassword(email: string): Promise<void> {
  await world.call('auth.forgotPassword', { email });
  const token = await linkIn(email, 'reset_password');
  const change = { token, new_password: OWN_PASSWORD, confirm_password: OWN_PASSWORD };
  dataOf((await world.call('auth.changePassword', change)).body);
}

async function isSignedIn(token: string): Promise<boolean> {
  world.app.pipeline.sessions.forget(token);
  return (await world.call('account.pendingCount', {}, { as: token })).status === 200;
}

const phoneProofOf = async (email: string) => {
  const found = await world.owner
    .selectFrom('users')
    .select('phoneVerifiedAt')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return found.phoneVerifiedAt;
};

describe('SF2: an account created with another person’s email', () => {
  test('a password reset ends the open registration, so its phone code starts no session', async () => {
    const attacker = await signUp(world);
    const sms_code = await readCode(world, attacker.phone);
    await resetPassword(attacker.email);
    dataOf((await signIn(attacker.email, OWN_PASSWORD)).body);

    const { registration_token } = attacker;
    const finish = await world.call('auth.verifySmsCode', { registration_token, sms_code });
    expect([codeOf(finish.body), finish.cookies]).toEqual(['RegistrationNotStarted', []]);
    const resend = await world.call('auth.resendSMSCode', { registration_token });
    expect(codeOf(resend.body)).toBe('RegistrationNotStarted');
  });

  test('a password reset also ends the registration of a verified account', async () => {
    const attacker = await signUp(world);
    const verified = { emailVerifiedAt: new Date(0) };
    await world.owner
      .updateTable('users')
      .set(verified)
      .where('email', '=', attacker.email)
      .execute();
    await resetPassword(attacker.email);
    const { registration_token } = attacker;
    const sms_code = await readCode(world, attacker.phone);
    const finish = await world.call('auth.verifySmsCode', { registration_token, sms_code });
    expect(codeOf(finish.body)).toBe('RegistrationNotStarted');
  });

  test('the first verification by code ends the earlier session, password and phone', async () => {
    const attacker = await signUp(world);
    const { email, registration_token } = attacker;
    const sms_code = await readCode(world, attacker.phone);
    dataOf((await world.call('auth.verifySmsCode', { registration_token, sms_code })).body);
    const { userToken: theirs } = dataOf((await signIn(email, PASSWORD)).body);
    expect(await isSignedIn(theirs)).toBe(true);

    const code = await readCode(world, email);
    const proof = await world.call('auth.verifyEmailVerifyCode', { email, code });
    const own = dataOf(proof.body);
    expect(own.userData).toMatchObject({ password_set: 0, phone_verified: 0 });
    expect(await isSignedIn(own.userToken)).toBe(true);
    expect(await isSignedIn(theirs)).toBe(false);
    expect(codeOf((await signIn(email, PASSWORD)).body)).toBe('SignInFailed');
    expect(await phoneProofOf(email)).toBeNull();
    const again = await world.call('auth.resendSMSCode', { registration_token });
    expect(codeOf(again.body)).toBe('RegistrationNotStarted');

    const [notice] = await listMessages(world, email);
    expect(notice?.subject).toBe('Choose a password for your account');
    await resetPassword(email);
    expect(dataOf((await signIn(email, OWN_PASSWORD)).body).userData.password_set).toBe(1);
  });

  test('the first verification by a link opened without the session ends that session and the password', async () => {
    const attacker = await signUp(world);
    const { email } = attacker;
    const { userToken: theirs } = dataOf((await signIn(email, PASSWORD)).body);
    dataOf((await world.call('account.sendEmailVerifyLink', {}, { as: theirs })).body);
    const token = await linkIn(email, 'verify_email');
    const proof = dataOf((await world.call('auth.verifyEmail', { token })).body);
    expect(proof).toEqual({ email, password_set: 0 });
    expect(await isSignedIn(theirs)).toBe(false);
    expect(codeOf((await signIn(email, PASSWORD)).body)).toBe('SignInFailed');
  });

  test('verifying the email from a session of the account keeps session and password', async () => {
    const { email } = await signUp(world);
    const other = dataOf((await signIn(email, PASSWORD)).body).userToken;
    const as = dataOf((await signIn(email, PASSWORD)).body).userToken;
    dataOf((await world.call('account.sendEmailVerifyLink', {}, { as })).body);
    const token = await linkIn(email, 'verify_email');
    const proof = dataOf((await world.call('auth.verifyEmail', { token }, { as })).body);
    expect(proof).toEqual({ email, password_set: 1 });
    expect([await isSignedIn(as), await isSignedIn(other)]).toEqual([true, false]);
    dataOf((await signIn(email, PASSWORD)).body);
  });

  test('a code typed in a session of the account renews that session and keeps the password', async () => {
    const { email } = await signUp(world);
    const as = dataOf((await signIn(email, PASSWORD)).body).userToken;
    const code = await readCode(world, email);
    const proof = await world.call('auth.verifyEmailVerifyCode', { email, code }, { as });
    expect(dataOf(proof.body).userData.password_set).toBe(1);
    expect([await isSignedIn(as), await isSignedIn(dataOf(proof.body).userToken)]).toEqual([
      false,
      true,
    ]);
    dataOf((await signIn(email, PASSWORD)).body);
  });

  test('finishing the registration ends earlier sessions and keeps the password', async () => {
    const form = await signUp(world);
    const { email, phone, registration_token } = form;
    const early = dataOf((await signIn(email, PASSWORD)).body).userToken;
    const codes = {
      email_code: await readCode(world, email),
      sms_code: await readCode(world, phone),
    };
    const done = await world.call('auth.verifyEmailAndSmsCode', { registration_token, ...codes });
    expect(dataOf(done.body).session?.userData.password_set).toBe(1);
    expect(await isSignedIn(early)).toBe(false);
    dataOf((await signIn(email, PASSWORD)).body);
  });

  test('a later code ends nothing, since the email is already verified', async () => {
    const form = await signUp(world);
    const { email, phone, registration_token } = form;
    const codes = {
      email_code: await readCode(world, email),
      sms_code: await readCode(world, phone),
    };
    const done = await world.call('auth.verifyEmailAndSmsCode', { registration_token, ...codes });
    const as = dataOf(done.body).session?.userToken ?? '';
    await world.clock.advance(61_000);
    await world.call('auth.sendEmailVerifyCode', { email });
    const code = await readCode(world, email);
    dataOf((await world.call('auth.verifyEmailVerifyCode', { email, code })).body);
    expect(await isSignedIn(as)).toBe(true);
    dataOf((await signIn(email, PASSWORD)).body);
  });
});

describe('SF2: a password checked before it was changed', () => {
  test('starts no session after the change', async () => {
    const { email } = await signUp(world);
    const { id } = await world.owner
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    // The lock holds the sign-in after its password check, until the change commits.
    const attempt = await world.owner.transaction().execute(async (tx) => {
      await tx.selectFrom('users').select('id').where('id', '=', id).forNoKeyUpdate().execute();
      const waiting = signIn(email, PASSWORD);
      await expect.poll(() => countWaiting(world)).toBeGreaterThan(0);
      await tx.updateTable('users').set({ passwordHash: 'another' }).where('id', '=', id).execute();
      return { waiting };
    });
    expect(codeOf((await attempt.waiting).body)).toBe('SignInFailed');
  });

  async function countWaiting({ owner }: World): Promise<number> {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count
      from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(owner);
    return rows[0]?.count ?? 0;
  }
});
