import type { cart } from '@hammerdock/contract/services/cart.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import { readCart } from '../../operations/invoices/read-cart.ts';
import type { Handler } from '../../rpc/handler.ts';
import { deleteCartLine, findOfferOf } from '../../store/invoices/cart.ts';
import { viewCart } from '../../views/invoices/cart.ts';

export const removeCartLine: Handler<typeof cart.removeCartLine> = ({ project_id }, ctx) => {
  const { userId } = ctx.actor;
  return ctx.transact(async (tx) => {
    const lotId = await findOfferOf(tx, project_id);
    if (lotId === undefined || !(await deleteCartLine(tx, userId, lotId))) {
      return refused('NotFound');
    }
    return ok(viewCart(await readCart(tx, userId)));
  });
};
