// A lot as buyers see it, under the specification's own field names (product-spec, section 3).
import { COMPLETENESS, TESTED } from '@hammerdock/domain/catalog/condition-report.ts';
import { WATCHERS_COUNTED_MAX } from '@hammerdock/domain/catalog/watchers.ts';
import * as z from 'zod';
import { amount } from './money.ts';
import { flag } from './person.ts';
import { collectionFields, specifiedLotFields } from './specified-lot.ts';

export const picture = z.object({
  /** The address of the picture, from the site's root. */
  avatarorg: z.string(),
  type: z.literal('image'),
  file_name: z.string(),
});

/** With its caption, whose texts are empty where the seller entered none. */
const captionedPicture = picture.extend({ title: z.string(), description: z.string() });

/** Only on lots the caller has bid on; the maximum is the caller's own. */
const ownBid = z.object({
  leading: z.boolean(),
  max_amount: amount,
  /** Of the bid of that amount; hard: a price, not a maximum (R9). */
  kind: z.enum(['proxy', 'hard']),
});

/** What a price costs in all: the terms of the lot's auction, for the caller. */
export const priceTerms = {
  premium_bps: z.int(),
  premium_minimum: amount,
  /** 0 for a caller whose tax exemption is approved. */
  tax_bps: z.int(),
  card_fee_bps: z.int(),
  /** Of the first item of a receipt; null where the lot is picked up. */
  shipping: amount.nullable(),
};

/** A lot in brief: title, price, close, and the caller's standing and watch. */
export const lotTile = z.object({
  id: z.string(),
  /** Counts the lot's public events (R70); a gap in live events means: fetch again. */
  sequence: z.int(),
  title: z.string(),
  startprice: amount,
  latestbid: amount.nullable(),
  cbidtext: z.enum([
    'Current Bid',
    'Starting Bid',
    'Sold Price',
    'Final Bid',
    'Not sold',
    'Withdrawn',
  ]),
  ...priceTerms,
  date_closed: z.iso.datetime(),
  market_status: z.enum(['open', 'sold', 'closed']),
  bidtopstatus: z.enum(['', 'winning', 'outbid', 'won', 'lost']),
  bidtopstatus_text: z.string(),
  bidtopstatus_color: z.enum(['', 'green', 'red']),
  /** Outbid: by whom, masked (R48); otherwise empty. */
  bidtopstatus_message: z.string(),
  /** 1: the caller watches it; 0 for guests. */
  wlist: flag,
  watchlist_id: z.string().nullable(),
  /** One for a tile, two for a card; for the lot itself all of them, with its label last. */
  attachments: z.array(picture),
});
export type LotTile = z.output<typeof lotTile>;

export const lotCard = z.object({
  ...lotTile.shape,
  auctionid: z.string(),
  /** As printed on the label, with its prefix. */
  lpn: z.string(),
  lot_number: z.int(),
  auction_number: z.int(),
  location: z.string(),
  inventory_loc: z.string(),
  category: z.string(),
  conditionunique: z.string(),
  condition_descriptors1: z.string(),
  condition_descriptors2: z.string(),
  condition_descriptors3: z.string(),
  sku_count: z.int(),
  msrp: amount,
  /**
   * The price that savings are calculated from: the current bid, or the starting bid before one.
   */
  pricestart: amount,
  next_bid: amount,
  bids: z.int(),
  date_added: z.iso.datetime(),
  /** true while the lot waits for its auction to start: only advance bids (R17). */
  future_active: z.boolean(),
  proxy_bid_details: ownBid.nullable(),
  /** The caller's own note and its id; empty and null when there is none. */
  notes: z.string(),
  noteId: z.string().nullable(),
  /** The price at which the caller can buy it, or did; null from the first bid on (R18). */
  buynowamount: amount.nullable(),
  /** The caller's own id if the caller bought it by Buy Now, else null (R48). */
  buynowed: z.string().nullable(),
  buynowpaid: flag,
  /**
   * Until when the caller's own purchase is held unpaid (R18); null while its payment is processed.
   */
  pay_until: z.iso.datetime().nullable(),
  /** A payment of the caller's own receipt of this lot is being processed. */
  payment_processing: z.boolean(),
  /** 1: the caller's own purchase was not paid in time, so that the caller cannot buy it again. */
  buynow_lapsed: flag,
  /** The caller's own receipt of this lot. */
  common_invoice: z.string().nullable(),
});
export type LotCard = z.output<typeof lotCard>;

/** In a list, which may show its lots as rows. */
export const listedLot = z.object({
  ...lotCard.shape,
  /** Plain text, in full. */
  description: z.string(),
});
export type ListedLot = z.output<typeof listedLot>;

export const wonLotCard = z.object({
  ...listedLot.shape,
  ...collectionFields,
});
export type WonLotCard = z.output<typeof wonLotCard>;

/** What the inspector found; null is unknown. Lengths and weights are in hundredths. */
export const conditionReport = z.object({
  tested: z.enum(TESTED).nullable(),
  completeness: z.enum(COMPLETENESS).nullable(),
  missing_parts: z.string(),
  /** Empty: none were found. */
  defects: z.string().nullable(),
  inspector_note: z.string(),
  /** `picture` counts the lot's attachments from 1. */
  defect_photos: z.array(z.object({ picture: z.int(), caption: z.string() })),
  size: z
    .object({
      length_inch_hundredths: z.int(),
      width_inch_hundredths: z.int(),
      height_inch_hundredths: z.int(),
    })
    .nullable(),
  weight_pound_hundredths: z.int().nullable(),
});
export type LotConditionReport = z.output<typeof conditionReport>;

export const lotDetail = z.object({
  ...listedLot.shape,
  ...specifiedLotFields,
  attachments: z.array(captionedPicture),
  sku: z.string(),
  upc: z.string(),
  brand: z.string(),
  /** The original seller's page of the goods: http or https, else empty. */
  source_url: z.string(),
  condition_report: conditionReport,
  /** How many users watch it. */
  watchers: z.int().max(WATCHERS_COUNTED_MAX),
  /** The pieces of its offer that can be bought now (PAY-08); 0 without a Buy Now price. */
  pieces_free: z.int(),
  /** The close before any late bid moved it (R12). */
  first_date_closed: z.iso.datetime(),
  incrementamt: amount,
  /** In words, from the frozen terms of the auction. */
  buyerpremium: z.string(),
  /** Soft close in seconds. */
  extbidding: z.int(),
  auctionnotes: z.string(),
  inspectiontime_pickupaddress: z.string(),
  pickup_start_date: z.iso.datetime(),
  /** How many days its buyer has to pick it up (R32). */
  pickup_days: z.int(),
  custom_auctionlot_bid_retract_check: flag,
  custom_auctionlot_bid_retract_minutes: z.int(),
  /** R68: until when the caller may lower the maximum that a retraction has exposed. */
  lowering_until: z.iso.datetime().nullable(),
  /** 1: the caller has canceled a bid on this lot, which is allowed once (R68). */
  bid_canceled: flag,
  /** 1: a bid of the caller came early enough to be canceled (R13). */
  cancel_offered: flag,
  deposit_amount: amount,
  /** Of each further item of the same receipt; null where the lot is picked up. */
  shipping_more: amount.nullable(),
  /** A handle to follow the seller by, and the trade name; never a user's id (R48). */
  seller: z.object({ id: z.string(), name: z.string(), follows: flag }),
  center: z.object({
    name: z.string(),
    address: z.string(),
    city: z.string(),
    state: z.string(),
    zip: z.string(),
    phone: z.string(),
  }),
});
export type LotDetail = z.output<typeof lotDetail>;
