import { afterAll, beforeAll, test } from 'vitest';
import {
  expectCodesAfterAMinute,
  expectNoCodesForStrangers,
} from '../../testing/fixtures/code-sending.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('sendSmsVerificationCode sends a code to the phone after 60 seconds, not before', () =>
  expectCodesAfterAMinute(world, 'auth.sendSmsVerificationCode', { email: 1, phone: 2 }));

test('sendSmsVerificationCode refuses a registration that created no account', () =>
  expectNoCodesForStrangers(world, 'auth.sendSmsVerificationCode'));
