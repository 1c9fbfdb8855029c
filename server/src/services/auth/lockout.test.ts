// SF15: knowing the name of an account is not enough to lock its owner out or to use up the owner's
// codes.
import { hours, minutes } from '@hammerdock/domain/time.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  codeOf,
  dataOf,
  listMessages,
  PASSWORD,
  register,
} from '../../testing/fixtures/registration.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld({ env: { HAMMERDOCK_LIMIT_FACTOR: '1', HAMMERDOCK_TRUST_PROXY: '1' } });
});
afterEach(() => world.close());

const HOME = '198.51.100.7';
const ATTACKER = '203.0.113.9';
const WRONG = 'not the password';

const from = (address: string, device?: string) => ({
  headers: {
    'x-forwarded-for': address,
    ...(device === undefined ? {} : { cookie: `hammerdock-device=${device}` }),
  },
});
const signIn = (email: string, password: string, address: string, device?: string) =>
  world.call('auth.signin', { email, password }, from(address, device));

/** An account, and a device that signed in to it. */
async function addOwner() {
  const { form, token } = await register(world);
  const { device } = await signIn(form.email, PASSWORD, HOME);
  if (device === undefined) throw new Error('the sign-in set no device cookie');
  return { email: form.email, token, device };
}

async function fail(email: string, times: number, addressOf: (i: number) => string) {
  for (let i = 0; i < times; i += 1) await signIn(email, WRONG, addressOf(i));
}

describe('SF15 S10: wrong sign-ins', () => {
  test('from one address lock that address only', async () => {
    const { email } = await addOwner();
    await fail(email, 10, () => ATTACKER);
    const shut = await signIn(email, PASSWORD, ATTACKER);
    expect([shut.status, shut.body]).toMatchObject([
      429,
      { code: 'TooManyRequests', facts: { retryAfterSeconds: expect.any(Number) } },
    ]);
    dataOf((await signIn(email, PASSWORD, '192.0.2.44')).body);
    await world.clock.advance(minutes(15));
    dataOf((await signIn(email, PASSWORD, ATTACKER)).body);
  });

  test('from many addresses lock unknown devices, but not the known device', async () => {
    const { email, device } = await addOwner();
    await fail(email, 50, (i) => `203.0.113.${i}`);
    expect((await signIn(email, PASSWORD, '192.0.2.44')).status).toBe(429);
    dataOf((await signIn(email, PASSWORD, '203.0.113.1', device)).body);
  });

  test('from a known device are limited as well', async () => {
    const { email, device } = await addOwner();
    for (let i = 0; i < 10; i += 1) {
      const { body } = await signIn(email, WRONG, `203.0.113.${i}`, device);
      expect(codeOf(body)).toBe('SignInFailed');
    }
    expect((await signIn(email, PASSWORD, HOME, device)).status).toBe(429);
  });

  test('are counted the same for an account that does not exist', async () => {
    const email = 'stranger@example.com';
    await fail(email, 10, () => ATTACKER);
    expect((await signIn(email, PASSWORD, ATTACKER)).status).toBe(429);
    await fail(email, 40, (i) => `198.51.100.${i}`);
    expect((await signIn(email, PASSWORD, '192.0.2.44')).status).toBe(429);
  });
});

describe('SF15: a device is recognized', () => {
  test('by its cookie, which is HttpOnly and renewed at each sign-in', async () => {
    const { email, device } = await addOwner();
    const url = '/api/user/signin';
    const payload = { email, password: PASSWORD };
    const { headers } = from(HOME, device);
    const response = await world.app.http.inject({ method: 'POST', url, payload, headers });
    const cookie = response.cookies.find(({ name }) => name === 'hammerdock-device');
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
    expect(cookie?.maxAge).toBeGreaterThan(100 * 24 * 3600);
    expect(cookie?.value).not.toBe(device);
    await fail(email, 50, (i) => `203.0.113.${i}`);
    expect((await signIn(email, PASSWORD, HOME, device)).status).toBe(429);
    dataOf((await signIn(email, PASSWORD, HOME, cookie?.value)).body);
  });

  test('only for the accounts that signed in on it', async () => {
    const { device } = await addOwner();
    const other = await addOwner();
    await fail(other.email, 50, (i) => `203.0.113.${i}`);
    expect((await signIn(other.email, PASSWORD, HOME, device)).status).toBe(429);
    await world.clock.advance(minutes(15));
    // One browser, two accounts: both are recognized.
    const both = (await signIn(other.email, PASSWORD, HOME, device)).device;
    await fail(other.email, 50, (i) => `203.0.113.${i}`);
    dataOf((await signIn(other.email, PASSWORD, HOME, both)).body);
  });

  test('until the password is changed elsewhere', async () => {
    const { email, token, device } = await addOwner();
    const changed = 'nine green hats';
    const input = { old_password: PASSWORD, new_password: changed, confirm_password: changed };
    dataOf((await world.call('account.updatePassword', input, { as: token })).body);
    await fail(email, 50, (i) => `203.0.113.${i}`);
    expect((await signIn(email, changed, HOME, device)).status).toBe(429);
  });

  test('by a digest only: the cookie itself is in no table', async () => {
    const { device } = await addOwner();
    const rows = await world.owner.selectFrom('signInDevices').selectAll().execute();
    expect(rows).not.toEqual([]);
    expect(JSON.stringify(rows)).not.toContain(device);
  });
});

describe('SF15: codes and links requested by strangers', () => {
  const links = async (email: string) =>
    (await listMessages(world, email)).filter(({ template }) => template === 'password-reset')
      .length;
  const ask = async (email: string, address: string, device?: string) => {
    dataOf((await world.call('auth.forgotPassword', { email }, from(address, device))).body);
    await world.clock.advance(61_000);
  };

  test('do not use up the links of the owner, from another address or a known device', async () => {
    const { email, device } = await addOwner();
    for (let i = 0; i < 11; i += 1) await ask(email, ATTACKER);
    expect(await links(email)).toBe(10);
    await ask(email, HOME);
    expect(await links(email)).toBe(11);
    for (let i = 0; i < 11; i += 1) await ask(email, `203.0.113.${i + 10}`);
    expect(await links(email)).toBe(20);
    await ask(email, HOME, device);
    expect(await links(email)).toBe(21);
    await world.clock.advance(hours(24));
    await ask(email, ATTACKER);
    expect(await links(email)).toBe(22);
  });

  test('do not delay the code that the owner requests in a session', async () => {
    const { email, token } = await addOwner();
    const codes = async () =>
      (await listMessages(world, email)).filter(({ template }) => template === 'verification-code')
        .length;
    const before = await codes();
    for (let i = 0; i < 20; i += 1) {
      await world.clock.advance(61_000);
      await world.call('auth.sendEmailVerifyCode', { email }, from(`203.0.113.${i}`));
    }
    expect(await codes()).toBe(before + 20);
    const own = { ...from(HOME), as: token };
    dataOf((await world.call('auth.sendEmailVerifyCode', { email }, own)).body);
    expect(await codes()).toBe(before + 21);
  });

  test('do not invalidate the code of another account for the same phone', async () => {
    const [first, second] = [await addOwner(), await addOwner()];
    const phone = '+14705558801';
    const input = { phone, current_password: PASSWORD };
    const { token: as } = first;
    dataOf((await world.call('account.sendPhoneVerifyCode', input, { as })).body);
    const [message] = await listMessages(world, phone);
    const code = /\b\d{6}\b/.exec(message?.bodyText ?? '')?.[0] ?? '';
    await world.clock.advance(61_000);
    dataOf((await world.call('account.sendPhoneVerifyCode', input, { as: second.token })).body);
    const given = { ...input, code };
    const { status } = await world.call('account.verifyPhoneVerifyCode', given, { as });
    expect(status).toBe(200);
  });
});
