// S13: requests of strangers about an account get the same answer, with the same amount of work,
// whether the account exists or not.
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PASSWORD_VERIFIED } from '../../security/passwords.ts';
import {
  codeOf,
  listMessages,
  PASSWORD,
  register,
  startRegistration,
} from '../../testing/fixtures/registration.ts';
import { openWorld, type World } from '../../testing/world.ts';

const counts = { verified: 0 };
const count = (): void => void (counts.verified += 1);

let world: World;
let known: string;
let username: string;
beforeAll(async () => {
  subscribe(PASSWORD_VERIFIED, count);
  world = await openWorld();
  const { form } = await register(world);
  known = form.email;
  ({ username } = form);
});
afterAll(async () => {
  unsubscribe(PASSWORD_VERIFIED, count);
  await world.close();
});
beforeEach(() => {
  counts.verified = 0;
});

// As long as the known one, so that the sizes can be compared.
const strangerOf = (email: string) => email.replace(/^./, 'z');

/** Everything about a response that a stranger can see, except the request id. */
async function seenBy(url: string, payload: object) {
  const response = await world.app.http.inject({ method: 'POST', url, payload });
  const { 'x-request-id': _, date: __, ...headers } = response.headers;
  const body = response.body.replace(/"requestId":"[^"]*"/, '');
  return { status: response.statusCode, body, headers };
}

describe('S13: a stranger cannot find out whether an account exists', () => {
  test('by a sign-in, which verifies one password either way', async () => {
    const url = '/api/user/signin';
    const tries = [known, strangerOf(known), username, strangerOf(username)];
    const seen = [];
    for (const email of tries) {
      counts.verified = 0;
      seen.push(await seenBy(url, { email, password: 'not the password' }));
      expect([email, counts.verified]).toEqual([email, 1]);
    }
    expect(seen[0]).toMatchObject({ status: 401 });
    for (const one of seen) expect(one).toEqual(seen[0]);
  });

  test('by a sign-in to an account whose password was ended', async () => {
    const { form, userId } = await register(world);
    const ended = { passwordHash: null };
    await world.owner.updateTable('users').set(ended).where('id', '=', userId).execute();
    counts.verified = 0;
    const seen = await seenBy('/api/user/signin', { email: form.email, password: PASSWORD });
    const stranger = { email: strangerOf(form.email), password: PASSWORD };
    expect(seen).toEqual(await seenBy('/api/user/signin', stranger));
    expect(counts.verified).toBe(2);
  });

  test('by a forgotten password, which queues one email and creates one link either way', async () => {
    const url = '/api/user/forgotPassword';
    const made = async () => ({
      codes: (await world.owner.selectFrom('oneTimeCodes').select('id').execute()).length,
      // The welcome email of the account may still be queued.
      mails: (
        await world.owner
          .selectFrom('messages')
          .select('id')
          .where('template', '!=', 'welcome')
          .execute()
      ).length,
    });
    const before = await made();
    const seen = await seenBy(url, { email: known });
    const between = await made();
    expect(await seenBy(url, { email: strangerOf(known) })).toEqual(seen);
    const after = await made();
    const grown = (from: typeof before, to: typeof before) => [
      to.codes - from.codes,
      to.mails - from.mails,
    ];
    expect(grown(before, between)).toEqual([1, 1]);
    expect(grown(between, after)).toEqual([1, 1]);
    // Asked again immediately, neither is sent, and both answers stay the same.
    expect(await seenBy(url, { email: known })).toEqual(seen);
    expect(await seenBy(url, { email: strangerOf(known) })).toEqual(seen);
  });

  test('by requesting or guessing a code', async () => {
    await world.clock.advance(61_000);
    const url = '/api/user/sendEmailVerifyCode';
    const seen = await seenBy(url, { email: known });
    expect(await seenBy(url, { email: strangerOf(known) })).toEqual(seen);
    expect((await listMessages(world, strangerOf(known)))[0]?.bodyText).not.toMatch(/\d{6}/);
    const guess = (email: string) =>
      seenBy('/api/user/verifyEmailVerifyCode', { email, code: '000000' });
    for (let tries = 0; tries < 6; tries += 1) {
      expect(await guess(strangerOf(known))).toEqual(await guess(known));
    }
    // No code was ever sent here.
    const [never, other] = ['yonder@example.com', 'beyond@example.com'];
    expect(await guess(never)).toEqual(await guess(other));
  });

  test('by a look-up without a registration token', async () => {
    const lookups = [
      ['checkEmailAlreadyExists', { email: known }, { email: strangerOf(known) }],
      ['checkUserNameAlreadyExists', { username }, { username: strangerOf(username) }],
      ['checkPhoneAlreadyExists', { phone: '+16785550001' }, { phone: '+16785559999' }],
      [
        'checkEmailAndPhoneAlreadyExists',
        { email: known, phone: '+16785550001' },
        { email: strangerOf(known), phone: '+16785559999' },
      ],
    ] as const;
    for (const [call, taken, free] of lookups) {
      const seen = await seenBy(`/api/user/${call}`, taken);
      expect([call, seen.status]).toEqual([call, 410]);
      expect(await seenBy(`/api/user/${call}`, free)).toEqual(seen);
    }
  });

  test('by a registration without a token, which is refused before the email is checked', async () => {
    const form = await register(world);
    const attempt = async (email: string) => {
      const { body } = await world.call('auth.signup', {
        ...form.form,
        email,
        registration_token: 'a-token-that-was-never-given',
      });
      return codeOf(body);
    };
    expect(await attempt(known)).toBe('RegistrationNotStarted');
    expect(await attempt('newcomer@example.com')).toBe('RegistrationNotStarted');
  });

  test('by more than 60 look-ups with one token', async () => {
    const strict = await openWorld({ env: { HAMMERDOCK_LIMIT_FACTOR: '1' } });
    const registration_token = await startRegistration(strict);
    const ask = (i: number) =>
      strict.call('auth.checkEmailAlreadyExists', {
        registration_token,
        email: `guess${i}@example.com`,
      });
    for (let i = 0; i < 60; i += 1) expect((await ask(i)).status).toBe(200);
    expect((await ask(60)).status).toBe(429);
    await strict.close();
  });
});
