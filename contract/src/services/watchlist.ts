// Lots that the caller watches: one watch per lot, however many tabs request it.
import * as z from 'zod';
import { command, query } from '../call.ts';
import { filteredBy, listFilters, listInput, oneOf } from '../shapes/list-input.ts';
import { listedLot } from '../shapes/lot.ts';

const lotOf = { product_id: z.string({ error: 'Required' }).max(80) };
/** The count is that of the badge: lots that have not closed. */
const watched = z.object({ watchlist_id: z.string().nullable(), watchlistCount: z.int() });

const market_status = z.enum(['', 'open', 'sold', 'closed']);
const filters = { ...listFilters, category_id: oneOf, condition: oneOf, market_status };

export const watchlist = {
  addToWatchlist: command({
    group: 'mobile',
    access: 'buyer',
    summary: 'Watches an open or upcoming lot; repeating it changes nothing.',
    input: z.strictObject(lotOf),
    output: watched,
    refusals: ['NotFound', 'LotNotOpen', 'ImpersonatorMayNot'],
    successMessage: 'Added to your watchlist.',
  }),
  removeFromWatchlist: command({
    group: 'mobile',
    access: 'buyer',
    summary: 'Stops watching a lot in any state; repeating it changes nothing.',
    input: z.strictObject(lotOf),
    output: watched,
    refusals: ['NotFound', 'ImpersonatorMayNot'],
    successMessage: 'Removed from your watchlist.',
  }),
  removeClosedFromWatchlist: command({
    group: 'mobile',
    access: 'buyer',
    summary: 'Stops watching all lots that have closed.',
    input: z.strictObject({}),
    output: z.object({ removedCount: z.int(), watchlistCount: z.int() }),
    refusals: ['ImpersonatorMayNot'],
    successMessage: 'Closed items are off your watchlist.',
  }),
  getWatchlist: query({
    group: 'mobile',
    access: 'buyer',
    summary: 'Every lot the caller watches, open and past, by filters.',
    input: z.strictObject({
      ...listInput,
      category_id: oneOf.default(''),
      condition: oneOf.default(''),
      market_status: market_status.default(''),
      filters: filteredBy(filters),
    }),
    output: z.object({ watchlistList: z.array(listedLot), watchlistCount: z.int() }),
    refusals: [],
  }),
  getWatchlistCnt: query({
    group: 'mobile',
    access: 'buyer',
    summary:
      'How many lots the caller watches. Types: 1 open, 2 not open yet, 3 sold, 4 closed unsold.',
    input: z.strictObject({
      typearr: z.array(z.coerce.number().int().min(1).max(4)).max(4).default([1, 2, 3, 4]),
    }),
    output: z.object({ watchlistCount: z.int() }),
    refusals: [],
  }),
} as const;
