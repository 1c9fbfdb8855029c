// The cart under the specification's names (S3 Cart line).
import { PIECES_MAX } from '@hammerdock/domain/invoicing/cart.ts';
import * as z from 'zod';
import { ignored } from './ignored.ts';
import { amount } from './money.ts';

/** A piece of an offer by the id of any of its lots; the figures are the server's (R46). */
export const cartLineInput = {
  project_id: z.string({ error: 'Required' }).max(80),
  projects_title: ignored,
  amount: ignored,
  buypremium_amt: ignored,
  sub_total_amt: ignored,
  projects_qty: ignored,
  projects_sold: ignored,
};

export const quantity = z.coerce
  .number({ error: 'Enter quantity' })
  .int({ error: 'Enter quantity' })
  .min(1, { error: 'Enter quantity' })
  .max(PIECES_MAX, { error: 'Enter quantity' });

export const cartLine = z.object({
  project_id: z.string(),
  projects_title: z.string(),
  qty: z.int(),
  /** The price of one piece. */
  price: amount,
  /** The prices of all chosen pieces. */
  amount,
  buypremium_amt: amount,
  sub_total_amt: amount,
  salestax_amt: amount,
  total_amt: amount,
  /** The pieces of the offer, and how many of them can no longer be bought. */
  projects_qty: z.int(),
  projects_sold: z.int(),
  location: z.string(),
  avatarorg: z.string().nullable(),
});
export type CartLine = z.output<typeof cartLine>;

export const cart = z.object({
  cartList: z.array(cartLine),
  cartCount: z.int(),
  bidamount_total: amount,
  buypremium_total: amount,
  salestax_total: amount,
  /** 0.00 where everything is picked up. */
  total_shipping: amount,
  final_total: amount,
});
export type Cart = z.output<typeof cart>;
