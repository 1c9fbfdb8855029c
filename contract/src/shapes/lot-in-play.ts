// What the caller has in play, and its lots: open, upcoming or recently closed, bid on or watched.
import * as z from 'zod';
import { lotCard, lotTile } from './lot.ts';

const { next_bid, future_active, proxy_bid_details } = lotCard.shape;

/** A lot that the caller has bid on or watches. */
export const lotInPlay = z.object({
  ...lotTile.shape,
  next_bid,
  future_active,
  proxy_bid_details,
  /** The close before any late bid moved it (R12). */
  first_date_closed: z.iso.datetime(),
});
export type LotInPlay = z.output<typeof lotInPlay>;

/** What the caller has in play. */
export const inPlay = z.object({
  outbid: z.int(),
  winning: z.int(),
  /** Won within a day by a bid. */
  won: z.int(),
  /** Won by a bid, and on no receipt yet. */
  awaiting_receipt: z.int(),
  /** As shown: when the first pickup window of a paid lot that waits ends; null without one. */
  to_pick_up: z.string().nullable(),
  /** As shown: the unpaid receipts, all that is due, and when the first becomes void. */
  to_pay: z.string().nullable(),
});
export type InPlay = z.output<typeof inPlay>;
