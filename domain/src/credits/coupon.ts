// R31: a coupon has an amount, an expiry, a limit for all and one for each user.
import type { Cents } from '../money.ts';
import { ok, refused, type Result } from '../result.ts';
import type { Instant } from '../time.ts';

export interface Coupon {
  readonly amountCents: Cents;
  /** From then on it is refused; null: it does not expire. */
  readonly expiresAt: Instant | null;
  /** null: no limit. */
  readonly usesMax: number | null;
  readonly usesPerUserMax: number;
}

export interface CouponUses {
  readonly total: number;
  readonly byUser: number;
}

export type CouponRefusal = 'CouponExpired' | 'CouponUsedAlready' | 'CouponUsedUp';

/** Normalizes the spelling of a code. */
export const couponCodeOf = (typed: string): string => typed.trim().toUpperCase();

/** The credit of one more redemption, if it is allowed. */
export function weighCoupon(
  coupon: Coupon,
  uses: CouponUses,
  now: Instant,
): Result<Cents, CouponRefusal> {
  if (coupon.expiresAt !== null && now >= coupon.expiresAt) return refused('CouponExpired');
  if (uses.byUser >= coupon.usesPerUserMax) return refused('CouponUsedAlready');
  if (coupon.usesMax !== null && uses.total >= coupon.usesMax) return refused('CouponUsedUp');
  return ok(coupon.amountCents);
}
