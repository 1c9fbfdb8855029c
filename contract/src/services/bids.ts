// The caller's own bidding lists, each with its count.
import * as z from 'zod';
import { query } from '../call.ts';
import { filteredBy, listFilters, listInput } from '../shapes/list-input.ts';
import { listedLot, wonLotCard } from '../shapes/lot.ts';
import { inPlay, lotInPlay } from '../shapes/lot-in-play.ts';

const ownListInput = { ...listInput, filters: filteredBy(listFilters) };

const listOfMine = <N extends string, C extends string>(call: {
  summary: string;
  list: N;
  count: C;
}) =>
  query({
    group: 'mobile',
    access: 'buyer',
    summary: call.summary,
    input: z.strictObject(ownListInput),
    // A literal with computed names widens to an index signature; the two names are these.
    output: z.object({ [call.list]: z.array(listedLot), [call.count]: z.int() } as Record<
      N,
      z.ZodArray<typeof listedLot>
    > &
      Record<C, z.ZodInt>),
    refusals: [],
  });

export const bids = {
  getAllBids: listOfMine({
    summary: 'Every lot the caller has bid on, open and past.',
    list: 'allBidsList',
    count: 'allBidsCount',
  }),
  getWinning: listOfMine({
    summary: 'Open lots on which the caller leads.',
    list: 'winningList',
    count: 'winningCount',
  }),
  getLosing: listOfMine({
    summary: 'Open lots on which the caller was outbid.',
    list: 'losingList',
    count: 'losingCount',
  }),
  getLost: listOfMine({
    summary: 'Closed lots the caller bid on and did not win.',
    list: 'lostList',
    count: 'lostCount',
  }),
  getWon: query({
    group: 'mobile',
    access: 'buyer',
    summary: 'Lots the caller won, with their receipts and pickup.',
    input: z.strictObject(ownListInput),
    output: z.object({ wonList: z.array(wonLotCard), wonCount: z.int() }),
    refusals: [],
  }),
  getDashboardList: query({
    group: 'mobile',
    access: 'buyer',
    summary:
      'The dashboard by its type: every lot bid on, those in a running auction, watched, bought.',
    input: z.strictObject({
      ...ownListInput,
      type: z.enum(['all', 'auction', 'watchlist', 'buynow']),
    }),
    output: z.object({ dashboardList: z.array(listedLot), dashboardCount: z.int() }),
    refusals: [],
  }),
  getInPlay: query({
    group: 'mobile',
    access: 'buyer',
    summary: 'How many lots the caller has in play, what is to be paid, and the next pickup.',
    input: z.strictObject({}),
    output: inPlay,
    refusals: [],
  }),
  listLotsInPlay: query({
    group: 'mobile',
    access: 'buyer',
    summary:
      'Open, upcoming and recently closed lots that the caller bid on or watches, by their close.',
    input: z.strictObject({}),
    output: z.object({ lotsInPlay: z.array(lotInPlay) }),
    refusals: [],
  }),
} as const;
