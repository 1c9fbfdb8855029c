// Bids in the API, under the specification's field names (product-spec, sections 3 and 7).
import * as z from 'zod';
import { ignored } from './ignored.ts';
import { amount, typedAmount } from './money.ts';

/**
 * The bid form. Lot, amount and kind of bid decide; the other fields are accepted because the
 * specification has them, and ignored (R46).
 */
export const bidForm = {
  product_id: z.string({ error: 'Required' }).max(80),
  wsprice: typedAmount,
  bidding_type: z.enum(['proxy', 'hard']).default('proxy'),
  id: ignored,
  bid_increment: ignored,
  testbid_incre: ignored,
  bidplan: z.literal('auto').optional(),
  next_bid: ignored,
  spc_startp: ignored,
  realtime_nbid: ignored,
  email: ignored,
  first_name: ignored,
  last_name: ignored,
};

export const bidResult = z.object({
  finalresults: z.object({
    product_id: z.string(),
    /** The bidder's reference of this bid; the same for a repeat, and known to no one else. */
    bid_id: z.string(),
    /** The server's time of the bid; null in answers that were stored without it. */
    placed_at: z.iso.datetime().nullable(),
    /** The number of the lot's last public event; a raise or an advance bid has none (R70). */
    sequence: z.int(),
    /** The effect of the bid: it opened, took the lead, lost, tied, raised its own, or waits. */
    outcome: z.enum(['opened', 'took lead', 'lost', 'tied', 'raised', 'advanced']),
    latestbid: amount.nullable(),
    next_bid: amount,
    bids: z.int(),
    date_closed: z.iso.datetime(),
    leading: z.boolean(),
    max_amount: amount,
    bidtopstatus_text: z.string(),
  }),
});
export type BidResult = z.output<typeof bidResult>;

export const bidQuote = z.object({
  product_id: z.string(),
  title: z.string(),
  bid: amount,
  premium: amount,
  tax: amount,
  /** Included in the total; null where the lot is picked up. */
  shipping: amount.nullable(),
  card_fee: amount,
  total: amount,
  pickup_center: z.string(),
  pickup_address: z.string(),
  pickup_start_date: z.iso.datetime(),
  pickup_days: z.int(),
});

/** R18: the same for a purchase, and how long it waits for payment. */
export const purchaseQuote = z.object({ ...bidQuote.shape, hold_minutes: z.int() });

export const purchaseResult = z.object({
  product_id: z.string(),
  buynowamount: amount,
  common_invoice: z.string(),
  /** Paid by then, or void. */
  pay_until: z.iso.datetime(),
});

export const historyRow = z.object({
  /** Counts the bids of the history, oldest first (R70); an automatic one has its cause's. */
  bidid: z.string(),
  username: z.string(),
  /** The caller's own id on the caller's own rows, null on all others (R48). */
  user_id: z.string().nullable(),
  proposed_amount: amount,
  created_at: z.iso.datetime(),
  automatic: z.boolean(),
  declined: z.union([z.literal(0), z.literal(1)]),
});

/** One step of a lot's history, as one of its bidders may see it (BID-25). */
export const replayStep = z.object({
  /** Counted within this replay; raises of others leave no gap. */
  step: z.int(),
  at: z.iso.datetime(),
  kind: z.enum([
    'left in advance',
    'began',
    'passed over',
    'opened',
    'took lead',
    'lost',
    'tied',
    'raised',
    'retracted',
    'lowered',
    'extended',
    'sold',
    'unsold',
    'awarded',
    'bought',
    'reopened',
    'cancelled',
  ]),
  /** What happened, in a sentence or two with its numbers. */
  text: z.string(),
  /** The rule that decided it, in words. */
  rule: z.string(),
  /** Who acted: the caller in full, others masked; empty for the system. */
  username: z.string(),
  own: z.boolean(),
  /** The amount of the bid; null if the caller may not know it. */
  amount: amount.nullable(),
  /** The maximum that the bid met; null if the caller may not know it. */
  rival_max: amount.nullable(),
  /** The increment that determined the price. */
  increment: amount.nullable(),
  /** The price after this step. */
  latestbid: amount.nullable(),
  /** Whether the caller led after this step. */
  leading: z.boolean(),
  /** The new close, if this step moved it. */
  date_closed: z.iso.datetime().nullable(),
});
export type ReplayStep = z.output<typeof replayStep>;
