import type { credits } from '@hammerdock/contract/services/credits.ts';
import { toDecimal } from '@hammerdock/domain/money.ts';
import { ok } from '@hammerdock/domain/result.ts';
import type { Handler } from '../../rpc/handler.ts';
import { listCreditMovements } from '../../store/invoices/credits.ts';
import { sumOwedToUser } from '../../store/payments/ledger.ts';
import { viewCreditRow } from '../../views/invoices/credit.ts';

export const getCreditAndCoupon: Handler<typeof credits.getCreditAndCoupon> = async (
  input,
  ctx,
) => {
  const { userId } = ctx.actor;
  const { rows, count } = await listCreditMovements(ctx.db, userId, input);
  return ok({
    creditAndCouponList: rows.map(viewCreditRow),
    creditAndCouponCount: count,
    available_credits: toDecimal(await sumOwedToUser(ctx.db, userId, 'buyer credit')),
  });
};
