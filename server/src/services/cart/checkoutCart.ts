import type { cart } from '@hammerdock/contract/services/cart.ts';
import { toDecimal } from '@hammerdock/domain/money.ts';
import { ok } from '@hammerdock/domain/result.ts';
import { toIso } from '@hammerdock/domain/time.ts';
import { buyCart } from '../../operations/bidding/buy-cart.ts';
import type { Handler } from '../../rpc/handler.ts';

export const checkoutCart: Handler<typeof cart.checkoutCart> = ({ final_total }, ctx) =>
  ctx.transact(async (tx) => {
    const order = { buyerId: ctx.actor.userId, statedCents: final_total };
    const bought = await buyCart(tx, order);
    if (!bought.ok) return bought;
    const { receipts, payUntil } = bought.value;
    return ok({
      invoices: receipts.map(({ invoiceId, totalCents }) => ({
        invoice_id: invoiceId,
        final_total: toDecimal(totalCents),
      })),
      pay_until: toIso(payUntil),
    });
  });
