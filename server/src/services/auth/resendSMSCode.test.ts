import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  expectCodesAfterAMinute,
  expectNoCodesForStrangers,
} from '../../testing/fixtures/code-sending.ts';
import { listMessages, signUp } from '../../testing/fixtures/registration.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('resendSMSCode sends a code to the phone after 60 seconds, not before', () =>
  expectCodesAfterAMinute(world, 'auth.resendSMSCode', { email: 1, phone: 2 }));

test('resendSMSCode refuses a registration that created no account', () =>
  expectNoCodesForStrangers(world, 'auth.resendSMSCode'));

test('a phone gets at most ten codes a day, over all callers (SEC-04, S12)', async () => {
  const { registration_token, phone } = await signUp(world);
  const answers = [];
  for (let i = 0; i < 12; i += 1) {
    await world.clock.advance(61_000);
    answers.push(await world.call('auth.resendSMSCode', { registration_token }));
  }
  const statuses = answers.map(({ status }) => status);
  expect(statuses).toEqual([...Array<number>(9).fill(200), ...Array<number>(3).fill(429)]);
  expect(answers.at(-1)?.body).toMatchObject({ facts: { retryAfterSeconds: expect.any(Number) } });
  expect(await listMessages(world, phone)).toHaveLength(10);
});
