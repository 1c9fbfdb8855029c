// The cart (PAY-08): pieces of offers at a fixed price. Nothing is reserved before checkoutCart.
import * as z from 'zod';
import { command, commandOnce, query } from '../call.ts';
import { cart as cartShape, cartLineInput, quantity } from '../shapes/cart.ts';
import { amount, typedAmount } from '../shapes/money.ts';
import { BUYING } from './bidding.ts';

const lineOf = { project_id: cartLineInput.project_id };

export const cart = {
  previewCart: query({
    group: 'carttemp',
    access: 'buyer',
    summary: 'The caller’s cart with its figures; writes nothing.',
    input: z.strictObject({}),
    output: cartShape,
    refusals: [],
  }),
  addCartLine: command({
    group: 'cart',
    access: 'buyer',
    summary: 'Puts pieces of an offer into the cart, or sets how many of them are in it.',
    input: z.strictObject({ ...cartLineInput, qty: quantity.default(1) }),
    output: cartShape,
    refusals: ['NotFound', 'QuantityMissing', 'PiecesGone', 'CartFull', 'ImpersonatorMayNot'],
    successMessage: 'Added to your cart',
  }),
  updateCartLine: command({
    group: 'cart',
    access: 'buyer',
    summary: 'Changes how many pieces of an offer are in the cart.',
    input: z.strictObject({ ...cartLineInput, qty: quantity }),
    output: cartShape,
    refusals: ['NotFound', 'QuantityMissing', 'PiecesGone', 'ImpersonatorMayNot'],
  }),
  removeCartLine: command({
    group: 'cart',
    access: 'buyer',
    summary: 'Takes an offer out of the cart.',
    input: z.strictObject(lineOf),
    output: cartShape,
    refusals: ['NotFound', 'ImpersonatorMayNot'],
  }),
  checkoutCart: commandOnce({
    group: 'cart',
    access: 'buyer',
    summary:
      'Buys all pieces in the cart or none: a receipt per auction, due within 30 minutes (R18).',
    input: z.strictObject({
      /** As shown; if sent, it must match the server’s (R46). */
      final_total: typedAmount.optional(),
    }),
    output: z.object({
      invoices: z.array(z.object({ invoice_id: z.string(), final_total: amount })),
      pay_until: z.iso.datetime(),
    }),
    refusals: [...BUYING, 'PiecesGone', 'CartEmpty'],
    successMessage: 'You bought these items. Please pay within 30 minutes.',
  }),
} as const;
