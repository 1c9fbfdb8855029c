import { afterAll, beforeAll, expect, test } from 'vitest';
import { sumOwedToUser } from '../../store/payments/ledger.ts';
import { buildCoupon } from '../../testing/fixtures/coupons.ts';
import {
  PASSWORD,
  codeOf,
  dataOf,
  readCode,
  signUp,
  startRegistration,
  wrongCode,
} from '../../testing/fixtures/registration.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

async function signUpWithCodes(given: { coupon_code?: string } = {}) {
  const form = await signUp(world, given);
  return {
    ...form,
    codes: {
      registration_token: form.registration_token,
      email_code: await readCode(world, form.email),
      sms_code: await readCode(world, form.phone),
    },
  };
}

test('verifyEmailAndSmsCode verifies both and starts the session, once', async () => {
  const { codes, email } = await signUpWithCodes();
  const { body, cookies } = await world.call('auth.verifyEmailAndSmsCode', codes);
  const { session, ...progress } = dataOf(body);
  expect(progress).toEqual({ email_verified: true, phone_verified: true, coupon: null });
  expect(session?.userData).toMatchObject({ email, email_verified: 1, phone_verified: 1 });
  expect(cookies).toEqual([session?.userToken]);
  const as = session?.userToken ?? '';
  expect((await world.call('account.getUserProfileDetails', {}, { as })).status).toBe(200);
  const again = await world.call('auth.verifyEmailAndSmsCode', codes);
  expect(codeOf(again.body)).toBe('RegistrationNotStarted');
});

test('a user who signed in before the codes enters them without the token; the session goes on', async () => {
  const coupon_code = await buildCoupon(world.owner);
  const { codes, email, username } = await signUpWithCodes({ coupon_code });
  const { registration_token: _unneeded, ...typed } = codes;
  const signedIn = await world.call('auth.signin', { email: username, password: PASSWORD });
  const { userToken: as } = dataOf(signedIn.body);
  const { body, cookies } = await world.call('auth.verifyEmailAndSmsCode', typed, { as });
  expect(dataOf(body)).toMatchObject({
    email_verified: true,
    phone_verified: true,
    session: null,
    coupon: { applied: true },
  });
  expect(cookies).toEqual([]);
  const profile = await world.call('account.getUserProfileDetails', {}, { as });
  expect(dataOf(profile.body).userData).toMatchObject({ email, email_verified: 1 });
  const over = await world.call('auth.verifyEmailAndSmsCode', codes);
  expect(codeOf(over.body), 'the registration is over as well').toBe('RegistrationNotStarted');
  const again = await world.call('auth.verifyEmailAndSmsCode', typed, { as });
  expect(codeOf(again.body)).toBe('RegistrationNotStarted');
});

test('codes entered at once by the session and by the token count once, as does the coupon', async () => {
  const coupon_code = await buildCoupon(world.owner, { amountCents: 700 });
  const { codes, email } = await signUpWithCodes({ coupon_code });
  const { registration_token: _unneeded, ...typed } = codes;
  const signedIn = await world.call('auth.signin', { email, password: PASSWORD });
  const { userToken: as } = dataOf(signedIn.body);
  const answers = await Promise.all([
    world.call('auth.verifyEmailAndSmsCode', typed, { as }),
    world.call('auth.verifyEmailAndSmsCode', codes),
  ]);
  expect(answers.map(({ body }) => body.status).toSorted()).toEqual(['error', 'success']);
  const { id } = await world.owner
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  expect(await sumOwedToUser(world.owner, id, 'buyer credit')).toBe(700);
});

test('without a token a guest has no codes to enter, nor has another user', async () => {
  const { codes } = await signUpWithCodes();
  const { registration_token: _unneeded, ...typed } = codes;
  const asGuest = await world.call('auth.verifyEmailAndSmsCode', typed);
  expect(codeOf(asGuest.body)).toBe('RegistrationNotStarted');
  const other = await signUpWithCodes();
  const signedIn = await world.call('auth.signin', { email: other.email, password: PASSWORD });
  const { userToken: as } = dataOf(signedIn.body);
  expect(codeOf((await world.call('auth.verifyEmailAndSmsCode', typed, { as })).body)).toBe(
    'CodeWrong',
  );
});

test('the welcome email waits until the email is verified, and is sent once', async () => {
  const { codes } = await signUpWithCodes();
  const countWelcomes = async () => {
    const events = await world.owner
      .selectFrom('outbox')
      .select('payload')
      .where('fact', '=', 'user.registered')
      .execute();
    return events.length;
  };
  const before = await countWelcomes();
  await signUpWithCodes();
  expect(await countWelcomes()).toBe(before);
  dataOf((await world.call('auth.verifyEmailAndSmsCode', codes)).body);
  await world.call('auth.verifyEmailAndSmsCode', codes);
  expect(await countWelcomes()).toBe(before + 1);
});

test('R31: the coupon of a registration is redeemed when both are verified, not before', async () => {
  const coupon_code = await buildCoupon(world.owner, { amountCents: 700 });
  const { codes, email } = await signUpWithCodes({ coupon_code: coupon_code.toLowerCase() });
  const { id } = await world.owner
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  expect(await sumOwedToUser(world.owner, id, 'buyer credit')).toBe(0);
  const { body } = await world.call('auth.verifyEmailAndSmsCode', codes);
  const message = 'Your coupon gave you $7.00 in credit.';
  expect(dataOf(body).coupon).toEqual({ applied: true, message });
  expect(await sumOwedToUser(world.owner, id, 'buyer credit')).toBe(700);
});

test('R31: a coupon used up meanwhile gives nothing and does not block the verification', async () => {
  const coupon_code = await buildCoupon(world.owner, { usesMax: 1 });
  const [first, second] = [
    await signUpWithCodes({ coupon_code }),
    await signUpWithCodes({ coupon_code }),
  ];
  const answers = await Promise.all(
    [first, second].map(({ codes }) => world.call('auth.verifyEmailAndSmsCode', codes)),
  );
  const outcomes = answers.map(({ body }) => dataOf(body));
  expect(outcomes.every(({ session }) => session !== null)).toBe(true);
  expect(
    outcomes.map(({ coupon }) => coupon?.message).toSorted((a = '', b = '') => a.localeCompare(b)),
  ).toEqual(['This coupon has been used up.', 'Your coupon gave you $5.00 in credit.']);
});

test('verifyEmailAndSmsCode refuses when one code is wrong, and verifies neither', async () => {
  const { codes, email } = await signUpWithCodes();
  const wrong = { ...codes, sms_code: wrongCode(codes.sms_code) };
  const { body } = await world.call('auth.verifyEmailAndSmsCode', wrong);
  expect(body).toMatchObject({ code: 'CodeWrong', facts: { sms_code: 'CodeWrong' } });
  expect(body).not.toHaveProperty('facts.email_code');
  const user = await world.owner
    .selectFrom('users')
    .select(['emailVerifiedAt', 'phoneVerifiedAt'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  expect(user).toEqual({ emailVerifiedAt: null, phoneVerifiedAt: null });
  dataOf((await world.call('auth.verifyEmailAndSmsCode', codes)).body);
});

test('R34: five tries are allowed, counted even when fifty run concurrently', async () => {
  const { codes } = await signUpWithCodes();
  const wrong = { ...codes, email_code: wrongCode(codes.email_code) };
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => world.call('auth.verifyEmailAndSmsCode', wrong)),
  );
  const refusals = answers.map(({ body }) => codeOf(body));
  expect(refusals.filter((code) => code === 'CodeWrong')).toHaveLength(5);
  expect(refusals.filter((code) => code === 'CodeTriesUsedUp')).toHaveLength(45);
  const right = await world.call('auth.verifyEmailAndSmsCode', codes);
  expect(codeOf(right.body)).toBe('CodeTriesUsedUp');
});

test('R34: a code is valid for ten minutes', async () => {
  const { codes } = await signUpWithCodes();
  await world.clock.advance(10 * 60_000);
  const { body } = await world.call('auth.verifyEmailAndSmsCode', codes);
  expect(codeOf(body)).toBe('CodeExpired');
});

test('R34: a newer code invalidates the older one', async () => {
  const { codes, registration_token, email } = await signUpWithCodes();
  await world.clock.advance(61_000);
  dataOf((await world.call('auth.resendEmailCode', { registration_token })).body);
  const older = codes.email_code;
  const newer = await readCode(world, email);
  const first = await world.call('auth.verifyEmailAndSmsCode', codes);
  expect([codeOf(first.body), older === newer]).toEqual(['CodeWrong', false]);
  dataOf((await world.call('auth.verifyEmailAndSmsCode', { ...codes, email_code: newer })).body);
});

test('the codes of one registration are invalid in another', async () => {
  const mine = await signUpWithCodes();
  const other = await signUpWithCodes();
  const mixed = { ...other.codes, registration_token: mine.registration_token };
  expect(codeOf((await world.call('auth.verifyEmailAndSmsCode', mixed)).body)).toBe('CodeWrong');
  const fresh = { ...mine.codes, registration_token: await startRegistration(world) };
  const answer = await world.call('auth.verifyEmailAndSmsCode', fresh);
  expect(codeOf(answer.body)).toBe('RegistrationNotStarted');
});

test('codes, tokens and passwords are stored only as digests', async () => {
  const { codes } = await signUpWithCodes();
  const rows = await world.owner.selectFrom('oneTimeCodes').selectAll().execute();
  const stored = JSON.stringify([
    rows.map(({ codeHash, target }) => [codeHash, target]),
    await world.owner.selectFrom('registrations').select('tokenHash').execute(),
  ]);
  expect(stored).not.toContain(codes.registration_token);
  expect(rows.map(({ codeHash }) => codeHash)).not.toContain(codes.email_code);
});
