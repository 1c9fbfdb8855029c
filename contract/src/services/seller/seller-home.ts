// The first page of the seller console.
import * as z from 'zod';
import { query } from '../../call.ts';
import { amount } from '../../shapes/money.ts';

const count = z.int().min(0);

export const sellerHome = {
  listSellers: query({
    group: 'seller',
    access: 'admin',
    summary: 'The sellers that an admin may act for, by name.',
    input: z.strictObject({}),
    output: z.object({ sellerList: z.array(z.object({ id: z.string(), name: z.string() })) }),
    refusals: [],
  }),
  getSellerHome: query({
    group: 'seller',
    access: 'seller',
    summary: 'What a seller has to do today. Live auctions are listed, the first to close first.',
    input: z.strictObject({ seller_id: z.string().max(80).optional() }),
    output: z.object({
      draft_auctions: count,
      draft_lots: count,
      /** Drafts that lack a title, a category, a condition or a start price. */
      incomplete_lots: count,
      /** Drafts, and published lots that haven’t closed. */
      lots_without_photos: count,
      drafts_without_photos: count,
      liveList: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          date_ends: z.iso.datetime(),
          /** Within 24 hours. */
          closes_today: z.boolean(),
          open_lots: count,
          lots_with_bids: count,
          /** The current prices of the lots with bids. */
          total: amount,
        }),
      ),
      unpaid_receipts: count,
      unpaid_total: amount,
      /** Lots whose last day to be picked up is today. */
      pickups_today: count,
      pickups_overdue: count,
      pickups_waiting: count,
      open_questions: count,
      /** Of auctions of the last 30 days; neither relisted nor drafted again. */
      unsold_lots: count,
      /** Statements with something payable. */
      ready_statements: count,
      /** In all; below zero: the seller owes it back. */
      payable: amount,
      /** Not payable yet. */
      waiting: amount,
      /** What admins have to pay, over all sellers; null for sellers. */
      payouts: z.object({ sellers: count, total: amount }).nullable(),
    }),
    refusals: ['NotFound', 'SellerMissing'],
  }),
} as const;
