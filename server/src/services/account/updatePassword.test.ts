import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  codeOf,
  dataOf,
  listMessages,
  PASSWORD,
  register,
} from '../../testing/fixtures/registration.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const change = (old_password: string, new_password: string) => ({
  old_password,
  new_password,
  confirm_password: new_password,
});

test('AUTH-06 NTF-02 updatePassword sets it, ends every other session and notifies the owner (R34)', async () => {
  const { form, token: as } = await register(world);
  const { email } = form;
  const elsewhere = await world.call('auth.signin', { email, password: PASSWORD });
  const other = dataOf(elsewhere.body).userToken;
  const input = change(PASSWORD, 'a brand new lantern');
  dataOf((await world.call('account.updatePassword', input, { as })).body);
  expect((await world.call('account.pendingCount', {}, { as })).status).toBe(200);
  expect((await world.call('account.pendingCount', {}, { as: other })).status).toBe(401);
  const old = await world.call('auth.signin', { email, password: PASSWORD });
  expect(codeOf(old.body)).toBe('SignInFailed');
  expect((await listMessages(world, email))[0]?.template).toBe('password-changed');
});

test('updatePassword refuses a wrong old password and one that is easy to guess', async () => {
  const { token: as } = await register(world);
  const attempt = async (input: ReturnType<typeof change>) =>
    codeOf((await world.call('account.updatePassword', input, { as })).body);
  expect(await attempt(change('not the password', 'a new lantern'))).toBe('PasswordWrong');
  expect(await attempt(change(PASSWORD, 'password123'))).toBe('PasswordTooCommon');
});

test('AUTH-06 updatePassword refuses with the texts of the screen', async () => {
  const { token: as } = await register(world);
  const complaintsOf = async (input: object) => {
    const whole = { old_password: PASSWORD, new_password: '', confirm_password: '', ...input };
    const { body } = await world.call('account.updatePassword', whole, { as });
    return body.status === 'error' ? body.fieldErrors : {};
  };
  expect(await complaintsOf({ old_password: '' })).toMatchObject({
    old_password: 'Required',
    new_password: 'Required',
    confirm_password: 'Required',
  });
  expect(await complaintsOf({ new_password: 'short', confirm_password: 'other' })).toEqual({
    new_password: 'Minimum 8 characters',
    confirm_password: 'Passwords Not Match',
  });
  expect(await complaintsOf(change(PASSWORD, PASSWORD))).toEqual({
    new_password: 'New password must be different',
  });
});

test('updatePassword refuses an account whose password was ended (SF2)', async () => {
  const { token: as, userId } = await register(world);
  await world.owner
    .updateTable('users')
    .set({ passwordHash: null })
    .where('id', '=', userId)
    .execute();
  const { body } = await world.call('account.updatePassword', change(PASSWORD, 'a new lantern'), {
    as,
  });
  expect(codeOf(body)).toBe('PasswordNotSet');
});
