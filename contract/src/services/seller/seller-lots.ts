// A seller's lots: lists, the form, and the table of drafts.
import { CONDITIONS } from '@hammerdock/domain/catalog/conditions.ts';
import * as z from 'zod';
import { command, commandOnce, query } from '../../call.ts';
import { plainListInput } from '../../shapes/list-input.ts';
import { amount } from '../../shapes/money.ts';
import { LOT_STATUSES, sellerLot } from '../../shapes/seller-lot.ts';
import { assignedLots, changedLots, LOTS_AT_ONCE } from '../../shapes/seller/changed-lots.ts';
import { savedLotText } from '../../texts/saved-lot.ts';
import { lotFields, typedText } from '../../shapes/seller/typed-lot.ts';

export const SELLER_LOT_LISTS = ['open', 'sold', 'unsold', 'draft', 'relisted'] as const;

/** Lots that have no value come last, in both directions. */
export const SELLER_LOT_ORDERS = [
  'newest',
  'oldest',
  'price',
  'closing',
  'title',
  'title_desc',
  'lpn',
  'lpn_desc',
  'condition',
  'condition_desc',
  'category',
  'category_desc',
  'retail',
  'retail_desc',
  'start_price',
  'start_price_desc',
  'location',
  'location_desc',
] as const;
export type SellerLotOrder = (typeof SELLER_LOT_ORDERS)[number];

const id = z.string().max(80);
const actingFor = { seller_id: id.optional() };
const lotIds = z.array(id).min(1).max(LOTS_AT_ONCE);
const on = z.literal(1).optional();

/** null: in stock, without an auction. */
const auctionOf = { auction_id: id.nullable().optional() };

const lotRow = sellerLot
  .omit({ description: true, report: true, photos: true, internal_note: true, source_url: true })
  .extend({
    internal_note: z.string(),
    source_url: z.string(),
    picture: z.string().nullable(),
    photo_count: z.int(),
    created_at: z.iso.datetime(),
    /** null while it is a draft. */
    sale: z
      .object({
        price: amount.nullable(),
        bids: z.int(),
        watchers: z.int(),
        closes_at: z.iso.datetime(),
        winner: z.string().nullable(),
        /** null without an invoice. */
        payment: z.enum(['paid', 'unpaid', 'void']).nullable(),
        pickup: z.enum(['not picked up', 'picked up', 'returned', 'forfeited']),
      })
      .nullable(),
    /** The lot it was before. */
    relisted_from: z.string().nullable(),
    /** The lot or draft it became. */
    relisted_as: z
      .object({ id: z.string(), status: z.enum(LOT_STATUSES), auction: z.string().nullable() })
      .nullable(),
  });
export type SellerLotRow = z.output<typeof lotRow>;

const listFilters = {
  /** An auction's id, or "stock" for lots without one. */
  auction: id.default(''),
  category: id.default(''),
  condition: z.enum(['', ...CONDITIONS]).default(''),
  /** Part of the title, or the beginning of a label, UPC, SKU or floor location. */
  text: z.string().max(80).default(''),
  without_photos: on,
  without_price: on,
  with_problems: on,
};

export const sellerLots = {
  listSellerLots: query({
    group: 'seller',
    access: 'seller',
    summary: 'The seller’s lots in one state, in blocks for a long table.',
    input: z.strictObject({
      ...actingFor,
      ...listFilters,
      ...plainListInput(50),
      list: z.enum(SELLER_LOT_LISTS),
      orderby: z.enum(SELLER_LOT_ORDERS).default('newest'),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    output: z.object({ lotList: z.array(lotRow), lotCount: z.int() }),
    refusals: ['NotFound', 'SellerMissing'],
  }),
  countSellerLots: query({
    group: 'seller',
    access: 'seller',
    summary: 'How many lots the seller has in each state, and the auctions to filter them by.',
    input: z.strictObject(actingFor),
    output: z.object({
      counts: z.object({
        open: z.int(),
        sold: z.int(),
        unsold: z.int(),
        draft: z.int(),
        relisted: z.int(),
      }),
      auctionList: z.array(
        z.object({
          id: z.string(),
          number: z.int(),
          title: z.string(),
          /** The city where its lots are collected. */
          center: z.string(),
          /** Whether drafts can be assigned to it. */
          takes_drafts: z.boolean(),
        }),
      ),
    }),
    refusals: ['NotFound', 'SellerMissing'],
  }),
  getSellerLot: query({
    group: 'seller',
    access: 'seller',
    summary: 'A lot or draft of the seller with every field.',
    input: z.strictObject({ lot_id: id }),
    output: z.object({
      lot: sellerLot,
      seller_id: z.string(),
      /** The fields of the lot that may change now. */
      may_change: z.array(z.string()),
      relisted_from: z.string().nullable(),
    }),
    refusals: ['NotFound'],
  }),
  createSellerLot: commandOnce({
    group: 'seller',
    access: 'seller',
    summary:
      'Creates a draft of a lot, in an auction or in stock; a complete one is added to a ' +
      'published auction that has not begun.',
    input: z.strictObject({ ...actingFor, ...auctionOf, fields: lotFields }),
    output: z.object({ lot: sellerLot, added: z.boolean() }),
    refusals: ['NotFound', 'SellerMissing', 'InputInvalid', 'LotsNotReady', 'ImpersonatorMayNot'],
    successText: (saved) => savedLotText(saved, 'The lot was saved as a draft.'),
  }),
  changeSellerLot: command({
    group: 'seller',
    access: 'seller',
    summary:
      'Changes a lot: every field of a draft, and what may still change once published. A ' +
      'complete draft is added to its auction if that is published and has not begun.',
    input: z.strictObject({
      ...auctionOf,
      lot_id: id,
      version: z.int().min(1).max(2_000_000_000),
      fields: lotFields,
      /** Appended to the description with its date. */
      addition: typedText(1000).optional(),
    }),
    /** `added`: now, to a published auction. */
    output: z.object({ lot: sellerLot, added: z.boolean() }),
    refusals: [
      'NotFound',
      'LotChanged',
      'LotFieldFrozen',
      'InputInvalid',
      'LotsNotReady',
      'ImpersonatorMayNot',
    ],
    successText: (saved) => savedLotText(saved, 'The lot was saved.'),
  }),
  changeDraftLots: command({
    group: 'seller',
    access: 'seller',
    summary: 'Changes many drafts at once, all or none, and answers for each.',
    input: z.strictObject({
      changes: z
        .array(
          z.strictObject({
            ...auctionOf,
            lot_id: id,
            version: z.int().min(1).max(2_000_000_000),
            fields: lotFields,
          }),
        )
        .min(1)
        .max(LOTS_AT_ONCE),
    }),
    output: changedLots,
    refusals: ['NotFound', 'ImpersonatorMayNot'],
  }),
  assignDraftLots: commandOnce({
    group: 'seller',
    access: 'seller',
    summary:
      'Puts drafts into an auction that has not begun, or back into stock; complete ones are ' +
      'added to an auction that is published.',
    input: z.strictObject({ lot_ids: lotIds, auction_id: id.nullable() }),
    output: assignedLots,
    refusals: ['NotFound', 'LotsNotReady', 'ImpersonatorMayNot'],
  }),
  deleteDraftLots: commandOnce({
    group: 'seller',
    access: 'seller',
    summary: 'Deletes drafts; a relisted lot returns to the list it came from.',
    input: z.strictObject({ lot_ids: lotIds }),
    output: z.object({ deleted: z.int() }),
    refusals: ['NotFound', 'ImpersonatorMayNot'],
  }),
  relistLots: commandOnce({
    group: 'seller',
    access: 'seller',
    summary:
      'Makes drafts of unsold or forfeited lots at lower prices, each lot once; complete ones ' +
      'are added to an auction that is published.',
    input: z.strictObject({
      ...actingFor,
      lot_ids: lotIds,
      auction_id: id.nullable(),
      lower_percent: z.int().min(0).max(90),
    }),
    output: z.object({
      relisted: z.int(),
      /** Lots that were relisted meanwhile, or cannot be. */
      skipped: z.int(),
      /** How many of the relisted ones are in a published auction now, and no drafts anymore. */
      added: z.int(),
    }),
    refusals: [
      'NotFound',
      'SellerMissing',
      'LotsAtOtherCenter',
      'LotsNotReady',
      'ImpersonatorMayNot',
    ],
  }),
} as const;
