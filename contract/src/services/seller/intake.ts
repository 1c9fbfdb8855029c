// The intake of goods by phone.
import { CONDITIONS } from '@hammerdock/domain/catalog/conditions.ts';
import { ITEM_COUNT_MAX, LOT_PHOTOS_MAX, TEXT_MAX } from '@hammerdock/domain/catalog/draft-lot.ts';
import * as z from 'zod';
import { commandOnce, query } from '../../call.ts';
import { amount, typedAmount } from '../../shapes/money.ts';
import { lotFields } from '../../shapes/seller/typed-lot.ts';

const sellerId = z.string().max(40).optional();
const text = (field: keyof typeof TEXT_MAX) => z.string().trim().max(TEXT_MAX[field]).default('');

/** What is known about the goods with a code, from a draft or from an earlier lot. */
const knownGoods = z.object({
  /** A draft that is waiting for its goods, such as one of a manifest; saving completes it. */
  draft_id: z.string().nullable(),
  lpn: z.string(),
  title: z.string(),
  description: z.string(),
  category: z.string().nullable(),
  condition: z.enum(CONDITIONS).nullable(),
  brand: z.string(),
  /** For one piece; 0.00 when unknown. */
  msrp: amount,
  item_count: z.int(),
  floor_location: z.string(),
  photo_count: z.int(),
});

export const intake = {
  listIntakeTargets: query({
    group: 'seller',
    access: 'seller',
    summary: 'The seller’s unpublished auctions, into which goods can be taken.',
    input: z.strictObject({ seller_id: sellerId }),
    output: z.object({
      targetList: z.array(z.object({ id: z.string(), number: z.int(), title: z.string() })),
    }),
    refusals: ['NotFound', 'SellerMissing'],
  }),
  getIntakeStart: query({
    group: 'seller',
    access: 'seller',
    summary: 'What the seller knows about the goods with a label or a product code.',
    input: z.strictObject({ seller_id: sellerId, code: z.string().max(80) }),
    output: z.object({
      /** The code, as a label or as a product code; the other one is empty. */
      lpn: z.string(),
      upc: z.string(),
      known: knownGoods.nullable(),
    }),
    refusals: ['NotFound', 'SellerMissing', 'CodeUnreadable'],
  }),
  saveIntakeLot: commandOnce({
    group: 'seller',
    access: 'seller',
    summary:
      'Saves goods as a draft, or completes the draft that waits for them; known facts fill gaps.',
    input: z.strictObject({
      seller_id: sellerId,
      /** null: into stock. */
      auction_id: z.string().max(40).nullable(),
      /** A draft that getIntakeStart named; null where it was not asked. */
      draft_id: z.string().max(40).nullable(),
      /** A label or a product code. */
      code: z.string().max(80),
      title: text('title'),
      category: z.string().max(40).nullable().default(null),
      brand: text('brand'),
      msrp: typedAmount.default(0),
      start_price: typedAmount.nullable().default(null),
      /** null: as the draft says, or one. */
      item_count: z.int().min(1).max(ITEM_COUNT_MAX).nullable().default(null),
      condition: z.enum(CONDITIONS),
      condition_note: text('conditionNote'),
      floor_location: text('floorLocation'),
      /** Uploaded photos, which follow those of the draft. */
      photos: z.array(z.string().min(1).max(80)).max(LOT_PHOTOS_MAX),
      /** The fields of a template; they fill what neither the caller nor the code tells. */
      template: lotFields.omit({ lpn: true }).optional(),
    }),
    output: z.object({ id: z.string(), lpn: z.string(), title: z.string() }),
    refusals: [
      'NotFound',
      'SellerMissing',
      'CodeUnreadable',
      'AuctionPublished',
      'LabelTaken',
      'IntakeFault',
      'PictureGone',
      'ImpersonatorMayNot',
    ],
  }),
} as const;
