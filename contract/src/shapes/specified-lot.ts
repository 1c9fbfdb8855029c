// Fields that the specification names on a lot (section 3) and that no screen of ours needs.
import * as z from 'zod';
import { amount } from './money.ts';
import { flag } from './person.ts';

export const collectionFields = {
  paid: z.boolean(),
  pickup_start_date: z.iso.datetime().nullable(),
  pickup_end_date: z.iso.datetime().nullable(),
  /** 0 waiting, 1 picked up, 2 returned, 3 forfeited. */
  checkout_status: z.enum(['0', '1', '2', '3']),
  checkout_reason: z.string(),
  /** When the receipt of a won lot comes, as far as is known now (R23); null once it is there. */
  receipt_expected: z.iso.datetime().nullable(),
};

export const specifiedLotFields = {
  /** The title. */
  ptitle: z.string(),
  /** The address of the second picture. */
  second_image: z.string().nullable(),
  /** The retail price of one item, as `msrp`. */
  msrp_og: amount,
  /** The hammer price; null unless sold. */
  wprice: amount.nullable(),
  /** As `latestbid`. */
  current_bid: amount.nullable(),
  /** As `bids`. */
  bid_count: z.int(),
  /** 1: no bid yet. */
  cbidnot: flag,
  /** As `watchlist_id`. */
  watchlistid: z.string().nullable(),
  /** Every auction is timed: its lots close at a set time, with a soft close. */
  auctiontype: z.literal('timed'),
  /** When the goods can be seen: the opening hours of the center. */
  inspectiontime: z.string(),
  /** How the lot can be paid for. */
  payments: z.string(),
  // The last four are those of the winner's own purchase.
  paid: collectionFields.paid,
  pickup_end_date: collectionFields.pickup_end_date,
  checkout_status: collectionFields.checkout_status,
  checkout_reason: collectionFields.checkout_reason,
  receipt_expected: collectionFields.receipt_expected,
};
