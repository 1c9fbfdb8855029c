import type { cart } from '@hammerdock/contract/services/cart.ts';
import { CART_LINES_MAX } from '@hammerdock/domain/invoicing/cart.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import { readCart } from '../../operations/invoices/read-cart.ts';
import { setCartLine } from '../../operations/invoices/set-cart-line.ts';
import type { Handler } from '../../rpc/handler.ts';
import { findOfferOf, listCart } from '../../store/invoices/cart.ts';
import { lockUser } from '../../store/payments/payments.ts';
import { viewCart } from '../../views/invoices/cart.ts';

/** An offer that is in the cart gets this quantity, so that a repeated click adds nothing. */
export const addCartLine: Handler<typeof cart.addCartLine> = ({ project_id, qty }, ctx) => {
  const { userId } = ctx.actor;
  return ctx.transact(async (tx) => {
    await lockUser(tx, userId);
    const lotId = await findOfferOf(tx, project_id);
    if (lotId === undefined) return refused('NotFound');
    const others = (await listCart(tx, userId)).filter((line) => line.lotId !== lotId);
    if (others.length >= CART_LINES_MAX) return refused('CartFull');
    const set = await setCartLine(tx, userId, { lotId, qty });
    return set.ok ? ok(viewCart(await readCart(tx, userId))) : set;
  });
};
