import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildCoupon } from '../../testing/fixtures/coupons.ts';
import {
  codeOf,
  dataOf,
  listMessages,
  makeSignUp,
  register,
  signUp,
  startRegistration,
} from '../../testing/fixtures/registration.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ passwordCost: undefined });
});
afterAll(() => world.close());

test('signup creates an unverified buyer, records terms and age (R62) and sends both codes', async () => {
  const form = await signUp(world);
  const user = await world.owner
    .selectFrom('users')
    .selectAll()
    .where('email', '=', form.email)
    .executeTakeFirstOrThrow();
  expect(user).toMatchObject({
    role: 'buyer',
    phone: form.phone,
    emailVerifiedAt: null,
    phoneVerifiedAt: null,
  });
  expect(user.adultConfirmedAt).not.toBeNull();
  expect(user.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  const accepted = await world.owner
    .selectFrom('termsAcceptances')
    .selectAll()
    .where('userId', '=', user.id)
    .execute();
  expect(accepted).toHaveLength(1);
  expect((await listMessages(world, form.email)).map(({ channel }) => channel)).toEqual(['email']);
  expect((await listMessages(world, form.phone)).map(({ channel }) => channel)).toEqual(['sms']);
});

test('AUTH-21 signup stores the latitude and the longitude of the chosen place', async () => {
  const at = { latitude: 33.8796, longitude: -84.5023 };
  const { email } = await signUp(world, at);
  const user = await world.owner
    .selectFrom('users')
    .select(['latitude', 'longitude'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  expect(user).toEqual(at);
});

test('R3: signup sent again with its key creates one account and returns the first answer', async () => {
  const form = makeSignUp(await startRegistration(world));
  const first = await world.call('auth.signup', form, { key: 'one-sign-up' });
  const second = await world.call('auth.signup', form, { key: 'one-sign-up' });
  expect(second.body).toEqual(first.body);
  expect(await listMessages(world, form.email)).toHaveLength(1);
});

test('signup refuses an email, a username or a phone that is taken', async () => {
  const taken = await signUp(world);
  const attempt = async (given: object) => {
    const form = makeSignUp(await startRegistration(world), given);
    return codeOf((await world.call('auth.signup', form)).body);
  };
  expect(await attempt({ email: taken.email.toUpperCase() })).toBe('EmailTaken');
  expect(await attempt({ username: taken.username.toUpperCase() })).toBe('UsernameTaken');
  expect(await attempt({ phone: taken.phone })).toBe('PhoneTaken');
});

test('AUTH-01 signup names each value that is taken, not only the first', async () => {
  const { username } = await signUp(world);
  const { phone } = await signUp(world);
  const form = makeSignUp(await startRegistration(world), { username, phone });
  const { status, body } = await world.call('auth.signup', form);
  expect(status).toBe(409);
  expect(body).toMatchObject({
    code: 'UsernameTaken',
    facts: {},
    fieldErrors: {
      username: 'This username is taken.',
      phone: 'An account with this phone number already exists.',
    },
  });
});

test('of many concurrent sign-ups with one email, one gets it', async () => {
  const email = 'wanted@example.com';
  const forms = await Promise.all(
    Array.from({ length: 6 }, async () => makeSignUp(await startRegistration(world), { email })),
  );
  const answers = await Promise.all(forms.map((form) => world.call('auth.signup', form)));
  const codes = answers.map(({ body }) => codeOf(body)).toSorted();
  expect(codes).toEqual([...Array<string>(5).fill('EmailTaken'), 'success']);
});

test('signup with a wrong coupon or invite code creates no account, and can be tried again', async () => {
  const expired = await buildCoupon(world.owner, { expiresAt: 1 });
  const usedUp = await buildCoupon(world.owner, { usesMax: 1 });
  await register(world, { coupon_code: usedUp });
  const form = makeSignUp(await startRegistration(world));
  const attempt = async (codes: object) =>
    codeOf((await world.call('auth.signup', { ...form, ...codes })).body);
  expect(await attempt({ coupon_code: 'NOSUCHCODE' })).toBe('CouponUnknown');
  expect(await attempt({ coupon_code: expired })).toBe('CouponExpired');
  expect(await attempt({ coupon_code: usedUp })).toBe('CouponUsedUp');
  expect(await attempt({ invite_code: 'NOSUCHCODE' })).toBe('InviteUnknown');
  expect(await listMessages(world, form.email)).toEqual([]);
  expect(await attempt({})).toBe('success');
});

test('signup needs a registration that has created no account yet', async () => {
  const { registration_token } = await signUp(world);
  const again = await world.call('auth.signup', makeSignUp(registration_token));
  expect(codeOf(again.body)).toBe('RegistrationNotStarted');
});

test.each([
  ['password1', 'password1'],
  ['QWERTYUIOP', 'QWERTYUIOP'],
  ['own-name-as-word', 'own-name-as-word'],
])('signup refuses the password %s, which is easy to guess', async (password, username) => {
  const given = { password, confirm_password: password, username };
  const form = makeSignUp(await startRegistration(world), given);
  expect(codeOf((await world.call('auth.signup', form)).body)).toBe('PasswordTooCommon');
});

test('signup accepts a password of 128 characters in full', async () => {
  const password = 'long '.repeat(25) + 'end';
  const form = await signUp(world, { password, confirm_password: password });
  const cut = { email: form.email, password: password.slice(0, 127) };
  expect(codeOf((await world.call('auth.signin', cut)).body)).toBe('SignInFailed');
  const whole = { email: form.email, password };
  expect(dataOf((await world.call('auth.signin', whole)).body).userToken).not.toBe('');
});

test('AUTH-01 signup names the error of each field, with the texts of the screen', async () => {
  const form = {
    ...makeSignUp(await startRegistration(world)),
    first_name: '',
    last_name: 'M1ller',
    username: 'a b',
    phone: 'call me on 404 555',
    city: '12345',
    zip: '303301',
    password: 'short',
    confirm_password: 'other',
    terms: false as true,
  };
  const { status, body } = await world.call('auth.signup', form);
  expect(status).toBe(422);
  expect(body).toMatchObject({
    fieldErrors: {
      first_name: 'First Name is Required!',
      last_name: 'Only alphabets are allowed for this field',
      username: 'White space not allowed',
      phone: 'Only numbers are allowed',
      city: 'Enter the name of a city',
      zip: 'Maximum 5 Characters',
      password: 'Minimum 8 characters',
      terms: 'Please Accept to Continue',
    },
  });
});

test('R73: names with apostrophes, hyphens, periods and accents are stored and emailed unchanged', async () => {
  const { email } = await signUp(world, { first_name: 'Anne-Zoë', last_name: "St. O'Brien" });
  const user = await world.owner
    .selectFrom('users')
    .select(['firstName', 'lastName'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  expect(user).toEqual({ firstName: 'Anne-Zoë', lastName: "St. O'Brien" });
});
