import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildCoupon } from '../../testing/fixtures/coupons.ts';
import { codeOf, dataOf, startRegistration } from '../../testing/fixtures/registration.ts';
import { addBuyer } from '../../testing/fixtures/sales.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
// Different for each test, since all of them call from one address.
beforeEach(async () => {
  world = await openWorld({ env: { HAMMERDOCK_LIMIT_FACTOR: '1' } });
});
afterEach(() => world.close());

const CALL = 'credits.checkCouponCodeForRegistration';
const check = async (coupon_code: string, registration_token?: string, as?: string) =>
  (
    await world.call(
      CALL,
      { coupon_code, ...(registration_token === undefined ? {} : { registration_token }) },
      as === undefined ? {} : { as },
    )
  ).body;

test('checkCouponCodeForRegistration returns what a coupon would give, and uses nothing', async () => {
  const token = await startRegistration(world);
  await buildCoupon(world.owner, { code: 'HELLO', amountCents: 750, usesMax: 1 });
  for (const typed of ['hello', 'HELLO']) {
    expect(dataOf(await check(typed, token))).toEqual({ coupon_code: 'HELLO', amount: '7.50' });
  }
});

test('checkCouponCodeForRegistration refuses coupons that would not be accepted', async () => {
  const token = await startRegistration(world);
  const expired = await buildCoupon(world.owner, { expiresAt: 1 });
  const single = await buildCoupon(world.owner, { usesMax: 1 });
  expect(codeOf(await check(expired))).toBe('RegistrationNotStarted');
  const { token: as } = await addBuyer(world);
  dataOf((await world.call('credits.applyCoupon', { coupon_code: single }, { as })).body);
  expect(codeOf(await check('NOSUCHCODE', token))).toBe('CouponUnknown');
  expect(codeOf(await check(expired, token))).toBe('CouponExpired');
  expect(codeOf(await check(single, token))).toBe('CouponUsedUp');
  // A signed-in user needs no token, and is refused a coupon that they have used.
  expect(codeOf(await check(single, undefined, as))).toBe('CouponUsedAlready');
});

test('R47: a registration token allows sixty look-ups of codes', async () => {
  const token = await startRegistration(world);
  for (let tries = 0; tries < 60; tries += 1) {
    expect(codeOf(await check(`GUESS${tries}`, token))).toBe('CouponUnknown');
  }
  expect(codeOf(await check('HELLO', token))).toBe('TooManyRequests');
});
