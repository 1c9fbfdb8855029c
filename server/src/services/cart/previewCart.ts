import type { cart } from '@hammerdock/contract/services/cart.ts';
import { ok } from '@hammerdock/domain/result.ts';
import { readCart } from '../../operations/invoices/read-cart.ts';
import type { Handler } from '../../rpc/handler.ts';
import { viewCart } from '../../views/invoices/cart.ts';

export const previewCart: Handler<typeof cart.previewCart> = async (_input, { db, actor }) =>
  ok(viewCart(await readCart(db, actor.userId)));
