import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeOf, listMessages, PASSWORD, signUp } from '../../testing/fixtures/registration.ts';
import { findAccountByEmail, findTakenPart } from '../../store/accounts/users.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const linkIn = (text: string | undefined): string =>
  /https?:\S+reset_password\?token=\S+/.exec(text ?? '')?.[0] ?? '';

test('forgotPassword emails a link, and answers the same for an unknown email', async () => {
  const { email } = await signUp(world);
  const known = await world.call('auth.forgotPassword', { email });
  const unknown = await world.call('auth.forgotPassword', { email: 'stranger@example.com' });
  expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
  expect(linkIn((await listMessages(world, email))[0]?.bodyText)).not.toBe('');
  expect(linkIn((await listMessages(world, 'stranger@example.com'))[0]?.bodyText)).toBe('');
});

test('S16: the link uses the configured origin, not the host of the request', async () => {
  const { email } = await signUp(world);
  await world.call('auth.forgotPassword', { email }, { headers: { host: 'evil.example' } });
  const link = linkIn((await listMessages(world, email))[0]?.bodyText);
  expect(new URL(link).origin).toBe(world.app.context.config.origin);
});

test('forgotPassword sends one link a minute to an email', async () => {
  const { email } = await signUp(world);
  for (let i = 0; i < 3; i += 1) await world.call('auth.forgotPassword', { email });
  expect(await listMessages(world, email)).toHaveLength(2);
});

test('forgotPassword refuses an invalid email', async () => {
  expect((await world.call('auth.forgotPassword', { email: 'unknown' })).status).toBe(422);
});

test('SF6: the link goes to the address of the account, not to its spelling in the request', async () => {
  const { email } = await signUp(world);
  const typed = email.toUpperCase();
  await world.call('auth.forgotPassword', { email: typed });
  expect(linkIn((await listMessages(world, email))[0]?.bodyText)).not.toBe('');
  expect(await listMessages(world, typed)).toEqual([]);
});

test('SF6: a character outside ASCII never reaches the account of another address', async () => {
  const { email } = await signUp(world, { email: 'rick.kane@example.com' });
  // The Kelvin sign: lower case makes it a plain k.
  const lookAlike = 'ric\u212A.kane@example.com';
  const before = await listMessages(world, email);
  expect((await world.call('auth.forgotPassword', { email: lookAlike })).status).toBe(422);
  expect(await listMessages(world, email)).toEqual(before);
  expect(await listMessages(world, lookAlike)).toEqual([]);
  expect(await findAccountByEmail(world.owner, lookAlike)).toBeUndefined();
  expect(await findTakenPart(world.owner, { email: lookAlike })).toBeNull();
  const signIn = { email: lookAlike, password: PASSWORD };
  expect(codeOf((await world.call('auth.signin', signIn)).body)).toBe('SignInFailed');
});

test('SF6: the database refuses a second account with the same address in another case', async () => {
  const { email } = await signUp(world);
  const other = await signUp(world);
  const taken = world.owner
    .updateTable('users')
    .set({ email: email.toUpperCase() })
    .where('email', '=', other.email)
    .execute();
  await expect(taken).rejects.toThrow(/users_email/);
});
