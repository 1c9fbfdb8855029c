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

async function askForLink() {
  const registered = await register(world);
  const { email } = registered.form;
  await world.call('auth.forgotPassword', { email });
  const [message] = await listMessages(world, email);
  const reset = /token=(\S+)/.exec(message?.bodyText ?? '')?.[1] ?? '';
  return { ...registered, email, reset };
}

const choose = (token: string, password = 'a brand new lantern') =>
  world.call('auth.changePassword', {
    token,
    new_password: password,
    confirm_password: password,
  });

test('AUTH-03 changePassword sets the password once by a link and ends every session', async () => {
  const { email, reset, token } = await askForLink();
  dataOf((await choose(reset)).body);
  expect(codeOf((await choose(reset, 'yet another lantern')).body)).toBe('ResetLinkInvalid');
  const old = await world.call('auth.signin', { email, password: PASSWORD });
  expect(codeOf(old.body)).toBe('SignInFailed');
  dataOf((await world.call('auth.signin', { email, password: 'a brand new lantern' })).body);
  world.app.pipeline.sessions.forget(token);
  expect((await world.call('account.pendingCount', {}, { as: token })).status).toBe(401);
  const [message] = await listMessages(world, email);
  expect(message?.subject).toBe('Your password was changed');
});

test('AUTH-03 changePassword refuses a link older than 30 minutes', async () => {
  const { reset } = await askForLink();
  await world.clock.advance(30 * 60_000);
  expect(codeOf((await choose(reset)).body)).toBe('ResetLinkInvalid');
});

test('AUTH-03 of two concurrent requests with one link, one sets the password', async () => {
  const { reset } = await askForLink();
  const answers = await Promise.all([choose(reset), choose(reset, 'quite another lantern')]);
  const codes = answers.map(({ body }) => codeOf(body)).toSorted();
  expect(codes).toEqual(['ResetLinkInvalid', 'success']);
});

test('using a link invalidates the other links of that account', async () => {
  const { email, reset } = await askForLink();
  await world.clock.advance(61_000);
  await world.call('auth.forgotPassword', { email });
  const [message] = await listMessages(world, email);
  const newer = /token=(\S+)/.exec(message?.bodyText ?? '')?.[1] ?? '';
  dataOf((await choose(newer)).body);
  expect(codeOf((await choose(reset)).body)).toBe('ResetLinkInvalid');
});

test.each(['not a token at all, but long', `${'0'.repeat(8)}-0000-7000-8000-${'0'.repeat(12)}.x`])(
  'changePassword refuses the link %s',
  async (token) => {
    expect(codeOf((await choose(token)).body)).toBe('ResetLinkInvalid');
  },
);

test('changePassword refuses a password that is easy to guess, and the link stays valid', async () => {
  const { reset } = await askForLink();
  expect(codeOf((await choose(reset, 'password123')).body)).toBe('PasswordTooCommon');
  dataOf((await choose(reset)).body);
});

test('changePassword requires the password twice', async () => {
  const input = { token: 'x'.repeat(40), new_password: 'a new lantern', confirm_password: 'other' };
  const { body } = await world.call('auth.changePassword', input);
  expect(body).toMatchObject({ fieldErrors: { confirm_password: 'Passwords Not Match' } });
});

test('changePassword refuses the current password, and the link stays valid', async () => {
  const { reset } = await askForLink();
  expect(codeOf((await choose(reset, PASSWORD)).body)).toBe('PasswordUnchanged');
  dataOf((await choose(reset)).body);
});
