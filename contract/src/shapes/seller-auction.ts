// An auction as its seller prepares and sees it; amounts are decimal strings, rates basis points.
import {
  AUCTION_LIMITS,
  faultsOfAuction,
  type AuctionFields,
} from '@hammerdock/domain/auctions/auction-fields.ts';
import { DEFAULT_INCREMENTS, INCREMENT_ROWS_MAX } from '@hammerdock/domain/bidding/increments.ts';
import * as z from 'zod';
import { amount, typedAmount } from './money.ts';

export const AUCTION_STATES = ['upcoming', 'open', 'closed', 'draft'] as const;

const instant = z.iso.datetime().transform((time) => Date.parse(time));
const optionalAmount = z
  .union([z.literal('').transform(() => null), z.null(), typedAmount])
  .default(null);

/** The fields of an auction as a seller sends them. */
const typedAuction = {
  title: z
    .string()
    .trim()
    .max(AUCTION_LIMITS.titleLength * 2),
  /** The id of the pickup center. */
  center: z.string().max(80),
  starts_at: instant,
  /** The close of lot 1; the others follow, `stagger_seconds` apart. */
  ends_at: instant,
  stagger_seconds: z.number(),
  /** 0: no soft close. */
  extbidding: z.number(),
  premium_bps: z.number(),
  premium_minimum: typedAmount,
  card_fee_bps: z.number(),
  /** For lots without a deposit of their own. */
  deposit: typedAmount,
  /** A bid above it needs an approved bid limit; null or empty: no bid does. */
  bid_limit: optionalAmount,
  /** null: the standard table. */
  increments: z
    .array(z.strictObject({ from: typedAmount, step: typedAmount }))
    .max(INCREMENT_ROWS_MAX + 1)
    .nullable()
    .default(null),
  /** 1: buyers pick their lots up; 2: all lots are shipped. */
  delivery_mode: z.literal([1, 2]).default(1),
  /** With delivery_mode 2: the price of the first item of a receipt. */
  shipping: optionalAmount,
  /** The price of each further item of the receipt; at most that of the first. */
  shipping_more: optionalAmount,
  pickup_starts_at: instant,
  pickup_days: z.number(),
};

type TypedAuction = z.output<z.ZodObject<typeof typedAuction>>;

export const fieldsOfAuction = (typed: TypedAuction): AuctionFields => ({
  title: typed.title,
  centerId: typed.center,
  startsAt: typed.starts_at,
  endsAt: typed.ends_at,
  staggerSeconds: typed.stagger_seconds,
  softCloseSeconds: typed.extbidding,
  premiumBps: typed.premium_bps,
  premiumMinimumCents: typed.premium_minimum,
  cardFeeBps: typed.card_fee_bps,
  depositCents: typed.deposit,
  bidLimitCents: typed.bid_limit,
  increments:
    typed.increments?.map(({ from, step }) => ({ fromCents: from, stepCents: step })) ??
    DEFAULT_INCREMENTS,
  deliveryMode: typed.delivery_mode,
  shipFirstCents: typed.shipping,
  shipMoreCents: typed.shipping_more,
  pickupStartsAt: typed.pickup_starts_at,
  pickupDays: typed.pickup_days,
});

/** The input's field for a field of the domain. */
export const AUCTION_FIELD_NAMES: Readonly<Record<keyof AuctionFields, keyof TypedAuction>> = {
  title: 'title',
  centerId: 'center',
  startsAt: 'starts_at',
  endsAt: 'ends_at',
  staggerSeconds: 'stagger_seconds',
  softCloseSeconds: 'extbidding',
  premiumBps: 'premium_bps',
  premiumMinimumCents: 'premium_minimum',
  cardFeeBps: 'card_fee_bps',
  depositCents: 'deposit',
  bidLimitCents: 'bid_limit',
  increments: 'increments',
  deliveryMode: 'delivery_mode',
  shipFirstCents: 'shipping',
  shipMoreCents: 'shipping_more',
  pickupStartsAt: 'pickup_starts_at',
  pickupDays: 'pickup_days',
};

/** An auction as an input, with the same checks as the form; errors name the field. */
export const auctionInput = z.strictObject(typedAuction).superRefine((typed, context) => {
  for (const { field, problem } of faultsOfAuction(fieldsOfAuction(typed))) {
    const [name = '', ...cell] = field.split('.');
    // The first part of a fault's field is a field of an auction.
    const sent = AUCTION_FIELD_NAMES[name as keyof AuctionFields];
    context.addIssue({ code: 'custom', message: problem, path: [sent, ...cell] });
  }
});

export const auctionSummary = z.object({
  id: z.string(),
  number: z.int(),
  title: z.string(),
  state: z.enum(AUCTION_STATES),
  center: z.object({ id: z.string(), name: z.string() }),
  starts_at: z.iso.datetime(),
  ends_at: z.iso.datetime(),
  lot_count: z.int(),
  sold_count: z.int(),
  /** The sum of the current prices, or of the hammer prices of what is sold. */
  total: amount,
  bid_count: z.int(),
  /** The next close of a lot that is open. */
  next_close: z.iso.datetime().nullable(),
  canceled_at: z.iso.datetime().nullable(),
});
export type AuctionSummary = z.output<typeof auctionSummary>;

export const sellerAuction = z.object({
  ...auctionSummary.shape,
  stagger_seconds: z.int(),
  extbidding: z.int(),
  premium_bps: z.int(),
  premium_minimum: amount,
  card_fee_bps: z.int(),
  deposit: amount,
  bid_limit: amount.nullable(),
  increments: z.array(z.object({ from: amount, step: amount })),
  /** Whether it has the standard increment table. */
  standard_increments: z.boolean(),
  delivery_mode: z.literal([1, 2]),
  /** Of the first item of a receipt and of each further one; null where lots are picked up. */
  shipping: amount.nullable(),
  shipping_more: amount.nullable(),
  pickup_starts_at: z.iso.datetime(),
  pickup_days: z.int(),
  tax_bps: z.int(),
  /** The latest scheduled close of its lots. */
  last_close: z.iso.datetime().nullable(),
  published_at: z.iso.datetime().nullable(),
  cancel_reason: z.string(),
  /** Sent with a change; another version means that someone else has changed it meanwhile. */
  version: z.int(),
});
export type SellerAuction = z.output<typeof sellerAuction>;
