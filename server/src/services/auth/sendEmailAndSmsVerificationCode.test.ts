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

test('sendEmailAndSmsVerificationCode sends a code to email and phone after 60 seconds, not before', () =>
  expectCodesAfterAMinute(world, 'auth.sendEmailAndSmsVerificationCode', { email: 2, phone: 2 }));

test('sendEmailAndSmsVerificationCode refuses a registration that created no account', () =>
  expectNoCodesForStrangers(world, 'auth.sendEmailAndSmsVerificationCode'));
