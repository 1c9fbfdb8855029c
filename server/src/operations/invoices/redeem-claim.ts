import type { CouponRefusal } from '@hammerdock/domain/credits/coupon.ts';
import type { Cents } from '@hammerdock/domain/money.ts';
import type { Result } from '@hammerdock/domain/result.ts';
import type { Tx } from '../../db/database.ts';
import { takeClaim } from '../../store/invoices/coupons.ts';
import type { Account } from '../../store/accounts/users.ts';
import { redeemCoupon } from './redeem-coupon.ts';

/** The result for the coupon of a registration; null: there is none, or it is still claimed. */
export type ClaimOutcome = Result<Cents, CouponRefusal> | null;

/**
 * Called when both email and phone are verified: redeems the coupon of the registration. A coupon
 * that has expired or was used up since does not block the registration.
 */
export async function redeemClaim(tx: Tx, account: Account): Promise<ClaimOutcome> {
  if (account.emailVerifiedAt === null || account.phoneVerifiedAt === null) return null;
  const couponId = await takeClaim(tx, account.id);
  return couponId === null ? null : redeemCoupon(tx, { couponId, userId: account.id });
}
