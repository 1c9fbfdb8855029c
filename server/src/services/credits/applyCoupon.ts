import type { credits } from '@hammerdock/contract/services/credits.ts';
import { couponCodeOf } from '@hammerdock/domain/credits/coupon.ts';
import { toDecimal } from '@hammerdock/domain/money.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import { redeemCoupon } from '../../operations/invoices/redeem-coupon.ts';
import type { Handler } from '../../rpc/handler.ts';
import { findCoupon } from '../../store/invoices/coupons.ts';
import { sumOwedToUser } from '../../store/payments/ledger.ts';

export const applyCoupon: Handler<typeof credits.applyCoupon> = async ({ coupon_code }, ctx) => {
  const { userId } = ctx.actor;
  return ctx.transact(async (tx) => {
    const coupon = await findCoupon(tx, couponCodeOf(coupon_code));
    if (coupon === undefined) return refused('CouponUnknown');
    const redeemed = await redeemCoupon(tx, { couponId: coupon.id, userId });
    if (!redeemed.ok) return redeemed;
    const availableCents = await sumOwedToUser(tx, userId, 'buyer credit');
    return ok({
      coupon_code: coupon.code,
      amount: toDecimal(redeemed.value),
      available_credits: toDecimal(availableCents),
    });
  });
};
