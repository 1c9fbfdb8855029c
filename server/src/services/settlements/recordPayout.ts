import type { settlements } from '@hammerdock/contract/services/seller/settlements.ts';
import { dayOf, writeDay } from '@hammerdock/domain/accounting/calendar.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import { readNow } from '../../db/database.ts';
import { recordPayout as record } from '../../operations/accounting/pay-seller.ts';
import type { Handler } from '../../rpc/handler.ts';
import { isSeller } from '../../store/catalog/sellers.ts';

export const recordPayout: Handler<typeof settlements.recordPayout> = (
  { seller_id: sellerId, amount: amountCents, reference, paid_on: paidOn },
  ctx,
) =>
  ctx.transact(async (tx) => {
    if (!(await isSeller(tx, sellerId))) return refused('NotFound');
    if (paidOn > writeDay(dayOf(await readNow(tx)))) return refused('PayoutInFuture');
    const order = { sellerId, amountCents, reference, paidOn };
    const paid = await record(tx, ctx, ctx.actor.userId, order);
    return paid.ok ? ok({ payout_id: paid.value.payoutId }) : paid;
  });
