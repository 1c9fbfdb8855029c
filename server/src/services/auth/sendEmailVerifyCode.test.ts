import { afterAll, beforeAll, expect, test } from 'vitest';
import { dataOf, listMessages, readCode, signUp } from '../../testing/fixtures/registration.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('AUTH-07 sendEmailVerifyCode sends a code, and answers the same for an unknown email', async () => {
  const { email } = await signUp(world);
  await world.clock.advance(61_000);
  const known = await world.call('auth.sendEmailVerifyCode', { email });
  const unknown = await world.call('auth.sendEmailVerifyCode', { email: 'stranger@example.com' });
  expect(unknown.body).toEqual(known.body);
  expect(await listMessages(world, email)).toHaveLength(2);
  const [message] = await listMessages(world, 'stranger@example.com');
  expect(message?.bodyText).toContain('there’s no account');
  expect(message?.bodyText).not.toMatch(/\d{6}/);
});

test('sendEmailVerifyCode requested too soon sends nothing and answers the same', async () => {
  const { email } = await signUp(world);
  const code = await readCode(world, email);
  dataOf((await world.call('auth.sendEmailVerifyCode', { email })).body);
  expect(await listMessages(world, email)).toHaveLength(1);
  expect(await readCode(world, email)).toBe(code);
});

test('sendEmailVerifyCode refuses an invalid email', async () => {
  const { body } = await world.call('auth.sendEmailVerifyCode', { email: 'unknown' });
  expect(body).toMatchObject({ fieldErrors: { email: 'Invalid email format' } });
});

test('SF6: the code goes to the address of the account, not to its spelling in the request', async () => {
  const { email } = await signUp(world);
  await world.clock.advance(61_000);
  const typed = email.toUpperCase();
  dataOf((await world.call('auth.sendEmailVerifyCode', { email: typed })).body);
  expect(await listMessages(world, email)).toHaveLength(2);
  expect(await listMessages(world, typed)).toEqual([]);
});
