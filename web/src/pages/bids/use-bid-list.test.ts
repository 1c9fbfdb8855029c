import { expect, test } from 'vitest';
import type { Answers } from '../../testing/render-hook.tsx';
import { renderHook } from '../../testing/render-hook.tsx';
import { sampleLot } from '../../testing/sample-lot.ts';
import type { AuctionList } from '../../paths.ts';
import { BID_LISTS, findBidList } from './bid-lists.ts';
import { useBidList } from './use-bid-list.ts';

const LOTS = [sampleLot()];
const PAGE = { page: 2, limit: 10, orderby: '3' };
const CASES: readonly (readonly [AuctionList, keyof Answers, string, object])[] = [
  ['all', 'bids.getAllBids', 'allBids', PAGE],
  ['winning', 'bids.getWinning', 'winning', PAGE],
  ['outbid', 'bids.getLosing', 'losing', PAGE],
  ['won', 'bids.getWon', 'won', { ...PAGE, pickup_status: '1' }],
  ['lost', 'bids.getLost', 'lost', PAGE],
  ['auction', 'bids.getDashboardList', 'dashboard', { ...PAGE, type: 'auction' }],
  ['buynow', 'bids.getDashboardList', 'dashboard', { ...PAGE, type: 'buynow' }],
  ['watchlist', 'watchlist.getWatchlist', 'watchlist', PAGE],
];

test.each(CASES)('LIST-01 the list %s is read by %s', async (type, name, field, input) => {
  const { hook, calls } = await renderHook(
    () => useBidList(type, { page: 2, sort: '3', pickup: '1' }),
    { answers: { [name]: { [`${field}List`]: LOTS, [`${field}Count`]: 11 } } },
  );
  expect(hook).toMatchObject({ lots: undefined, count: 0 });
  const answer = await hook.retry();
  await expect.poll(() => calls).toMatchObject([{ name, input }]);
  expect(answer).toMatchObject({ data: { lots: LOTS, count: 11 } });
});

test('each list of the address has a title, and other addresses have none', () => {
  expect(BID_LISTS.map(({ type }) => type).toSorted()).toEqual(
    CASES.map(([type]) => type).toSorted(),
  );
  expect(findBidList('won')?.title).toBe('Won Items');
  expect(findBidList('constructor')).toBeUndefined();
});
