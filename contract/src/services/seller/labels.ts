// Labels of lots to print. The PDF is at /labels.pdf, by the same input and a format.
import { LABELS_AT_ONCE } from '@hammerdock/domain/auctions/seller-limits.ts';
import * as z from 'zod';
import { query } from '../../call.ts';

export const labels = {
  listLabelAuctions: query({
    group: 'seller',
    access: 'seller',
    summary: 'The seller’s latest auctions, whose labels can be printed.',
    input: z.strictObject({ seller_id: z.string().max(40).optional() }),
    output: z.object({
      auctionList: z.array(z.object({ id: z.string(), number: z.int(), title: z.string() })),
    }),
    refusals: ['NotFound', 'SellerMissing'],
  }),
  listLabels: query({
    group: 'seller',
    access: 'seller',
    summary: 'What the labels of the seller’s lots say: those of an auction, or with these labels.',
    input: z.strictObject({
      seller_id: z.string().max(40).optional(),
      /** With its drafts, or `stock` for drafts without an auction; null: the lots of `lpns`. */
      auction_id: z.string().max(40).nullable(),
      lpns: z.array(z.string().trim().toUpperCase().min(1).max(60)).max(LABELS_AT_ONCE).default([]),
      /** The part of an auction with more labels than fit into one PDF. */
      part: z.int().min(1).max(1000).default(1),
    }),
    output: z.object({
      labelList: z.array(
        z.object({
          lpn: z.string(),
          title: z.string(),
          /** null for a draft. */
          lot_number: z.int().nullable(),
          floor_location: z.string(),
          /** What its QR code says: the address of the lot, or the label of a draft. */
          code: z.string(),
        }),
      ),
      /** Of all parts. */
      count: z.int(),
      /** Lots without a label, which cannot be printed. */
      unlabeled_count: z.int(),
      /** Requested labels that are on none of the seller’s lots. */
      unknownList: z.array(z.string()),
    }),
    refusals: ['NotFound', 'SellerMissing'],
  }),
} as const;
