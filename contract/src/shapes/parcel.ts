import * as z from 'zod';

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
