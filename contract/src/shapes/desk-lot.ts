import * as z from 'zod';
import { amount } from './money.ts';

/** A lot as the pickup desk sees it (R33). */
export const deskLot = z.object({
  lot_id: z.string(),
  /** The lot ID on the label (LPN). */
  auctionid: z.string(),
  lot_number: z.int(),
  title: z.string(),
  inventory_loc: z.string(),
  avatarorg: z.string().nullable(),
  inv_num: z.string(),
  pickup_end_date: z.iso.datetime().nullable(),
  /** Ready to hand over, handed over or returned already, or why it may not be. */
  status: z.enum(['ready', 'picked up', 'returned', 'unpaid', 'blocked', 'forfeited']),
  /** Why it was returned; empty if it was not. */
  checkout_reason: z.string(),
  /** Until when a hand-over can be undone; null if the lot is not picked up. */
  undo_until: z.iso.datetime().nullable(),
  refunded_amt: amount,
  /** The latest refund, while it is not paid out and may be canceled; null otherwise. */
  pending_refund: z.object({ refund_id: z.string(), amount }).nullable(),
  /** What may still be refunded; 0.00 if nothing may (R30). */
  refundable_amt: amount,
});

/** A paid order that waits to be shipped (delivery_mode 2). */
export const parcel = z.object({
  invoice_id: z.string(),
  inv_num: z.string(),
  paid_date: z.iso.datetime(),
  /** The city of the center that has the items. */
  center: z.string(),
  ship_first_name: z.string(),
  ship_last_name: z.string(),
  ship_address1: z.string(),
  ship_address2: z.string(),
  ship_city: z.string(),
  ship_state: z.string(),
  ship_zipcode: z.string(),
  /** A chargeback holds it back (R59). */
  blocked: z.boolean(),
  /** In the order of their places. */
  lots: z.array(
    z.object({
      lot_id: z.string(),
      auctionid: z.string(),
      lot_number: z.int(),
      title: z.string(),
      inventory_loc: z.string(),
    }),
  ),
});
