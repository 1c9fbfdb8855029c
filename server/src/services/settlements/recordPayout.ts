import type { settlements } from '@hammerdock/contract/services/seller/settlements.ts';
import { ok } from '@hammerdock/domain/result.ts';
import { recordPayout as record } from '../../operations/accounting/pay-seller.ts';
import type { Handler } from '../../rpc/handler.ts';

export const recordPayout: Handler<typeof settlements.recordPayout> = (
  { seller_id: sellerId, amount: amountCents, reference, paid_on: paidOn },
  ctx,
) =>
  ctx.transact(async (tx) => {
    const order = { sellerId, amountCents, reference, paidOn };
    const paid = await record(tx, ctx.actor.userId, order);
    return paid.ok ? ok({ payout_id: paid.value.payoutId }) : paid;
  });
