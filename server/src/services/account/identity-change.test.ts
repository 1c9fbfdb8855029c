// SF10 S17: changing what can recover an account needs its password, and its owner is notified.
import { minutes } from '@hammerdock/domain/time.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  codeOf,
  dataOf,
  listMessages,
  PASSWORD,
  readCode,
  register,
} from '../../testing/fixtures/registration.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const current_password = PASSWORD;
let count = 0;
const nextPhone = () => `+1470555${String(7000 + ++count)}`;
const userOf = (userId: string) =>
  world.owner
    .selectFrom('users')
    .select(['username', 'phone'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();

/** Every call that can change the username or the phone, as a session thief would try it. */
async function tryAll(as: string, given: { current_password?: string }) {
  const phone = nextPhone();
  const code = '123456';
  const answers = [
    await world.call('account.updateUsername', { username: `stolen${count}`, ...given }, { as }),
    await world.call('account.sendPhoneVerifyCode', { phone, ...given }, { as }),
    await world.call('account.verifyPhoneVerifyCode', { phone, code, ...given }, { as }),
    await world.call('account.updateMobilenumber', { phone, code, ...given }, { as }),
  ];
  expect(await listMessages(world, phone)).toEqual([]);
  return answers.map(({ body }) => codeOf(body));
}

describe('SF10: with a session alone', () => {
  test('changes no username or phone', async () => {
    const { token: as, userId } = await register(world);
    const before = await userOf(userId);
    expect(new Set(await tryAll(as, {}))).toEqual(new Set(['PasswordNeeded']));
    expect(new Set(await tryAll(as, { current_password: '' }))).toEqual(
      new Set(['PasswordNeeded']),
    );
    expect(new Set(await tryAll(as, { current_password: 'not the password' }))).toEqual(
      new Set(['PasswordWrong']),
    );
    expect(await userOf(userId)).toEqual(before);
  });

  test('an account without a password has to set one first', async () => {
    const { token: as, userId } = await register(world);
    await world.owner
      .updateTable('users')
      .set({ passwordHash: null })
      .where('id', '=', userId)
      .execute();
    expect(new Set(await tryAll(as, { current_password }))).toEqual(new Set(['PasswordNotSet']));
  });

  test('the password can be guessed ten times in 15 minutes, over all calls that check it', async () => {
    const strict = await openWorld({ env: { HAMMERDOCK_LIMIT_FACTOR: '1' } });
    const { token: as } = await register(strict);
    const guess = async (password: string, i: number) =>
      i % 2 === 0
        ? strict.call(
            'account.updateUsername',
            { username: 'x1', current_password: password },
            { as },
          )
        : strict.call(
            'account.updatePassword',
            {
              old_password: password,
              new_password: 'nine green hats',
              confirm_password: 'nine green hats',
            },
            { as },
          );
    for (let i = 0; i < 10; i += 1) {
      expect(codeOf((await guess('wrong guess', i)).body)).toBe('PasswordWrong');
    }
    const shut = await guess(PASSWORD, 0);
    expect([shut.status, codeOf(shut.body)]).toEqual([429, 'TooManyRequests']);
    await strict.clock.advance(minutes(15));
    expect(codeOf((await guess(PASSWORD, 0)).body)).toBe('success');
    await strict.close();
  });
});

describe('S17: with the password', () => {
  test('a changed phone is reported to the email and to the old number', async () => {
    const { token: as, form } = await register(world);
    const phone = nextPhone();
    const input = { phone, current_password };
    dataOf((await world.call('account.sendPhoneVerifyCode', input, { as })).body);
    const code = await readCode(world, phone);
    const { body } = await world.call('account.verifyPhoneVerifyCode', { ...input, code }, { as });
    expect(dataOf(body).userData).toMatchObject({ phone, phone_verified: 1 });
    expect((await listMessages(world, form.email))[0]?.subject).toBe(
      'Your phone number was changed',
    );
    const [text] = await listMessages(world, form.phone);
    expect(text?.bodyText).toContain('this number was removed from your account');
    expect((await listMessages(world, phone)).map(({ template }) => template)).toEqual([
      'verification-code',
    ]);
  });

  test('a changed username is reported to the email', async () => {
    const { token: as, form } = await register(world);
    const input = { username: `${form.username}.new`, current_password };
    dataOf((await world.call('account.updateUsername', input, { as })).body);
    const [mail] = await listMessages(world, form.email);
    expect(mail?.subject).toBe('Your username was changed');
    expect(mail?.bodyText).not.toContain(PASSWORD);
  });

  test('the number on the account is verified without the password and without a notice', async () => {
    const { token: as, form, userId } = await register(world);
    await world.owner
      .updateTable('users')
      .set({ phoneVerifiedAt: null })
      .where('id', '=', userId)
      .execute();
    await world.clock.advance(minutes(2));
    const { phone } = form;
    dataOf((await world.call('account.sendPhoneVerifyCode', { phone }, { as })).body);
    const code = await readCode(world, phone);
    dataOf((await world.call('account.updateMobilenumber', { phone, code }, { as })).body);
    const templates = (await listMessages(world, form.email)).map(({ template }) => template);
    expect(templates).not.toContain('identity-changed');
  });
});
