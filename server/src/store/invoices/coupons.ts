import type { Coupon, CouponUses } from '@hammerdock/domain/credits/coupon.ts';
import type { Db, Tx } from '../../db/database.ts';

const selectCoupons = (db: Db) =>
  db
    .selectFrom('coupons')
    .select(['id', 'code', 'amountCents', 'expiresAt', 'usesMax', 'usesPerUserMax']);

export type CouponRow = Coupon & { readonly id: string; readonly code: string };

/** By the code in its normalized spelling. */
export const findCoupon = (db: Db, code: string): Promise<CouponRow | undefined> =>
  selectCoupons(db).where('code', '=', code).executeTakeFirst();

/** Locked until the end of the transaction: of two concurrent uses, one counts the other (R31). */
export const lockCoupon = (tx: Tx, couponId: string): Promise<CouponRow> =>
  selectCoupons(tx).where('id', '=', couponId).forUpdate().executeTakeFirstOrThrow();

export const countUses = (db: Db, couponId: string, userId: string | null): Promise<CouponUses> =>
  db
    .selectFrom('couponRedemptions')
    .select((uses) => [
      uses.fn.countAll<number>().as('total'),
      uses.fn.countAll<number>().filterWhere('userId', '=', userId).as('byUser'),
    ])
    .where('couponId', '=', couponId)
    .executeTakeFirstOrThrow();

export interface Redemption {
  readonly id: string;
  readonly couponId: string;
  readonly userId: string;
  readonly amountCents: number;
  readonly journalId: string;
}

export async function insertRedemption(tx: Tx, redemption: Redemption): Promise<void> {
  await tx.insertInto('couponRedemptions').values(redemption).execute();
}

/** Stores the coupon that a user registered with. */
export async function insertClaim(
  tx: Tx,
  claim: { userId: string; couponId: string },
): Promise<void> {
  await tx.insertInto('couponClaims').values(claim).execute();
}

/** Deletes and returns the coupon that a user registered with. */
export async function takeClaim(tx: Tx, userId: string): Promise<string | null> {
  const claim = await tx
    .deleteFrom('couponClaims')
    .where('userId', '=', userId)
    .returning('couponId')
    .executeTakeFirst();
  return claim?.couponId ?? null;
}
