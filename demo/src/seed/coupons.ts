// Coupons of a seeded store: some to try, one that has expired, one that is used up.
import { hours, type Instant } from '@hammerdock/domain/time.ts';
import { redeemCoupon } from '@hammerdock/server/src/operations/invoices/redeem-coupon.ts';
import { toDate, type Tx } from '@hammerdock/server/src/db/database.ts';
import { newId } from '@hammerdock/server/src/security/ids.ts';

export interface SeedCoupon {
  readonly code: string;
  readonly amountCents: number;
  readonly notes: string;
  readonly daysLeft: number;
  readonly usesMax?: number;
  readonly usesPerUserMax?: number;
  /** The users who have redeemed it. */
  readonly usedBy?: readonly string[];
}

export async function insertCoupons(
  tx: Tx,
  coupons: readonly SeedCoupon[],
  now: Instant,
): Promise<void> {
  for (const { usedBy = [], daysLeft, usesMax = null, ...coupon } of coupons) {
    const id = newId();
    const expiresAt = toDate(now + daysLeft * hours(24));
    await tx
      .insertInto('coupons')
      .values({ id, usesMax, expiresAt, ...coupon })
      .execute();
    for (const userId of usedBy) {
      const redeemed = await redeemCoupon(tx, { couponId: id, userId });
      if (!redeemed.ok) throw new Error(`${coupon.code} was refused: ${redeemed.refusal}`);
    }
  }
}
