import type { credits } from '@hammerdock/contract/services/credits.ts';
import { toDecimal } from '@hammerdock/domain/money.ts';
import { ok } from '@hammerdock/domain/result.ts';
import { admitLookup } from '../../operations/accounts/registration.ts';
import { findGoodCoupon } from '../../operations/accounts/apply-sign-up-codes.ts';
import type { Handler } from '../../rpc/handler.ts';

export const checkCouponCodeForRegistration: Handler<
  typeof credits.checkCouponCodeForRegistration
> = async ({ registration_token, coupon_code }, ctx) => {
  const admitted = await admitLookup(ctx, registration_token);
  if (!admitted.ok) return admitted;
  const userId = ctx.actor?.userId ?? null;
  const coupon = await findGoodCoupon(ctx.db, { code: coupon_code, userId });
  if (!coupon.ok) return coupon;
  const { code, amountCents } = coupon.value;
  return ok({ coupon_code: code, amount: toDecimal(amountCents) });
};
