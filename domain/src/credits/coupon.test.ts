import { expect, test } from 'vitest';
import { ok, refused } from '../result.ts';
import { couponCodeOf, weighCoupon, type Coupon } from './coupon.ts';

const coupon: Coupon = { amountCents: 500, expiresAt: 1000, usesMax: 3, usesPerUserMax: 2 };
const fresh = { total: 0, byUser: 0 };

test('R31: all spellings of a code are normalized to one', () => {
  expect(couponCodeOf(' Welcome10 ')).toBe('WELCOME10');
});

test.each([
  ['a fresh coupon', coupon, fresh, 999, ok(500)],
  ['at its expiry', coupon, fresh, 1000, refused('CouponExpired')],
  ['without an expiry', { ...coupon, expiresAt: null }, fresh, 1e15, ok(500)],
  ['at the limit of a user', coupon, { total: 2, byUser: 2 }, 0, refused('CouponUsedAlready')],
  ['below the limit of a user', coupon, { total: 2, byUser: 1 }, 0, ok(500)],
  ['at the limit of all', coupon, { total: 3, byUser: 0 }, 0, refused('CouponUsedUp')],
  ['without a limit of all', { ...coupon, usesMax: null }, { total: 9e9, byUser: 1 }, 0, ok(500)],
])('R31: %s', (_, given, uses, now, outcome) => {
  expect(weighCoupon(given, uses, now)).toEqual(outcome);
});
