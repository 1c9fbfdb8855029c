import type { CouponRefusal } from '@hammerdock/domain/credits/coupon.ts';
import type { Cents } from '@hammerdock/domain/money.ts';
import type { Result } from '@hammerdock/domain/result.ts';
import type { Tx } from '../db/database.ts';
import { takeClaim } from '../store/coupons.ts';
import type { Account } from '../store/users.ts';
import { redeemCoupon } from './redeem-coupon.ts';

/** What became of the coupon somebody registered with; null: there is none, or not yet. */
export type ClaimOutcome = Result<Cents, CouponRefusal> | null;

/**
 * Whichever of email and phone was verified last: now the account stands, and its coupon is
 * redeemed. One that has expired or was used up meanwhile does not stand in the way.
 */
export async function redeemClaim(tx: Tx, account: Account): Promise<ClaimOutcome> {
  if (account.emailVerifiedAt === null || account.phoneVerifiedAt === null) return null;
  const couponId = await takeClaim(tx, account.id);
  return couponId === null ? null : redeemCoupon(tx, { couponId, userId: account.id });
}
