import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeOf, dataOf, listMessages, readCode, signUp } from '../../testing/registration.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('resendSMSCode sends a code to the phone after 60 seconds, not before', async () => {
  const { registration_token, email, phone } = await signUp(world);
  const ask = () => world.call('auth.resendSMSCode', { registration_token });
  const early = await ask();
  expect(early.status).toBe(429);
  expect(early.body).toMatchObject({ code: 'CodeSentRecently' });
  const before = [await readCode(world, email), await readCode(world, phone)];
  await world.clock.advance(61_000);
  expect(dataOf((await ask()).body)).toEqual({ resend_after_seconds: 60 });
  const counts = [email, phone].map(async (to) => (await listMessages(world, to)).length);
  expect(await Promise.all(counts)).toEqual([1, 2]);
  expect([await readCode(world, email), await readCode(world, phone)]).not.toEqual(before);
});

test('resendSMSCode refuses a registration that made no account', async () => {
  const registration_token = 'a-token-that-was-never-given';
  const { body } = await world.call('auth.resendSMSCode', { registration_token });
  expect(codeOf(body)).toBe('RegistrationNotStarted');
});

test('a phone gets ten codes a day at most, whoever asks (S12)', async () => {
  const { registration_token, phone } = await signUp(world);
  const statuses: number[] = [];
  for (let i = 0; i < 12; i += 1) {
    await world.clock.advance(61_000);
    statuses.push((await world.call('auth.resendSMSCode', { registration_token })).status);
  }
  expect(statuses).toEqual([...Array<number>(9).fill(200), ...Array<number>(3).fill(429)]);
  expect(await listMessages(world, phone)).toHaveLength(10);
});
