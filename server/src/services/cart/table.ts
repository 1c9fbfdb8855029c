import type { cart } from '@hammerdock/contract/services/cart.ts';
import type { ServiceTable } from '../../rpc/handler.ts';
import { addCartLine } from './addCartLine.ts';
import { checkoutCart } from './checkoutCart.ts';
import { previewCart } from './previewCart.ts';
import { removeCartLine } from './removeCartLine.ts';
import { updateCartLine } from './updateCartLine.ts';

export const cartTable: ServiceTable<typeof cart> = {
  previewCart,
  addCartLine,
  updateCartLine,
  removeCartLine,
  checkoutCart,
};
