import type { bidding } from '@hammerdock/contract/services/bidding.ts';
import { toDecimal } from '@hammerdock/domain/money.ts';
import { ok } from '@hammerdock/domain/result.ts';
import { toIso } from '@hammerdock/domain/time.ts';
import { buyLot } from '../../operations/bidding/buy-lot.ts';
import type { Handler } from '../../rpc/handler.ts';
import { admitCaller } from './send-bid.ts';

export const buyNow: Handler<typeof bidding.buyNow> = async (input, ctx) => {
  const { product_id: lotId, buynowamount: statedCents } = input;
  const admitted = await admitCaller(ctx, lotId);
  if (!admitted.ok) return admitted;
  return ctx.transact(async (tx) => {
    const bought = await buyLot(tx, { lotId, buyerId: ctx.actor.userId, statedCents });
    if (!bought.ok) return bought;
    const { hammerCents, invoiceId, payUntil } = bought.value;
    return ok({
      product_id: lotId,
      buynowamount: toDecimal(hammerCents),
      common_invoice: invoiceId,
      pay_until: toIso(payUntil),
    });
  });
};
