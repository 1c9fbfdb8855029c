import { weighCoupon, type CouponRefusal } from '@hammerdock/domain/credits/coupon.ts';
import type { Cents } from '@hammerdock/domain/money.ts';
import { ok, type Result } from '@hammerdock/domain/result.ts';
import { readNow, type Tx } from '../../db/database.ts';
import { newId } from '../../security/ids.ts';
import { countUses, insertRedemption, lockCoupon } from '../../store/invoices/coupons.ts';
import { grantCredit } from './grant-credit.ts';

/** R31: grants credit. Uses of one coupon are serialized, so that its limit holds. */
export async function redeemCoupon(
  tx: Tx,
  { couponId, userId }: { couponId: string; userId: string },
): Promise<Result<Cents, CouponRefusal>> {
  const coupon = await lockCoupon(tx, couponId);
  const uses = await countUses(tx, couponId, userId);
  const weighed = weighCoupon(coupon, uses, await readNow(tx));
  if (!weighed.ok) return weighed;
  const amountCents = weighed.value;
  const id = newId();
  const journalId = await grantCredit(tx, {
    kind: 'coupon redeemed',
    userId,
    amountCents,
    reference: `coupon ${id}`,
    actorId: userId,
    details: { code: coupon.code },
  });
  await insertRedemption(tx, { id, couponId, userId, amountCents, journalId });
  return ok(amountCents);
}
