import { toDate, type Db } from '../db/database.ts';
import { newId } from '../security/ids.ts';

let count = 0;

interface CouponOptions {
  readonly code?: string;
  readonly amountCents?: number;
  readonly expiresAt?: number;
  readonly usesMax?: number;
  readonly usesPerUserMax?: number;
}

/** A coupon of $5.00 that never expires, once per user; returns its code. */
export async function buildCoupon(db: Db, given: CouponOptions = {}): Promise<string> {
  count += 1;
  const { code = `COUPON${count}`, amountCents = 500, expiresAt, ...limits } = given;
  await db
    .insertInto('coupons')
    .values({
      id: newId(),
      code,
      amountCents,
      notes: 'From the autumn newsletter',
      expiresAt: expiresAt === undefined ? null : toDate(expiresAt),
      ...limits,
    })
    .execute();
  return code;
}
