import type { cart } from '@hammerdock/contract/services/cart.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import { readCart } from '../../operations/invoices/read-cart.ts';
import { setCartLine } from '../../operations/invoices/set-cart-line.ts';
import type { Handler } from '../../rpc/handler.ts';
import { findOfferOf, listCart } from '../../store/invoices/cart.ts';
import { lockUser } from '../../store/payments/payments.ts';
import { viewCart } from '../../views/invoices/cart.ts';

export const updateCartLine: Handler<typeof cart.updateCartLine> = ({ project_id, qty }, ctx) => {
  const { userId } = ctx.actor;
  return ctx.transact(async (tx) => {
    await lockUser(tx, userId);
    const lotId = await findOfferOf(tx, project_id);
    const isInCart = (await listCart(tx, userId)).some((line) => line.lotId === lotId);
    if (lotId === undefined || !isInCart) return refused('NotFound');
    const set = await setCartLine(tx, userId, { lotId, qty });
    return set.ok ? ok(viewCart(await readCart(tx, userId))) : set;
  });
};
