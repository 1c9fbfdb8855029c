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

test('resendEmailCode sends a code to the email after 60 seconds, not before', () =>
  expectCodesAfterAMinute(world, 'auth.resendEmailCode', { email: 2, phone: 1 }));

test('resendEmailCode refuses a registration that created no account', () =>
  expectNoCodesForStrangers(world, 'auth.resendEmailCode'));
