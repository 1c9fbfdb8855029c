// The caller's own bidding lists, each with its count.
import * as z from 'zod';
import { query } from '../call.ts';
import { listedLot, listInput, wonLotCard } from '../shapes/lot.ts';

const listOfMine = <N extends string, C extends string>(call: {
  summary: string;
  list: N;
  count: C;
}) =>
  query({
    group: 'mobile',
    access: 'buyer',
    summary: call.summary,
    input: z.strictObject(listInput),
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
    input: z.strictObject({
      ...listInput,
      pickup_status: z.enum(['', '0', '1', '2', '3']).default(''),
    }),
    output: z.object({ wonList: z.array(wonLotCard), wonCount: z.int() }),
    refusals: [],
  }),
  getDashboardList: query({
    group: 'mobile',
    access: 'buyer',
    summary:
      'The dashboard by its type: every lot bid on, those in a running auction, watched, bought.',
    input: z.strictObject({
      ...listInput,
      type: z.enum(['all', 'auction', 'watchlist', 'buynow']),
    }),
    output: z.object({ dashboardList: z.array(listedLot), dashboardCount: z.int() }),
    refusals: [],
  }),
} as const;
