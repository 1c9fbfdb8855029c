import { expect, test } from 'vitest';
import { isAuctionList } from '../list-states.ts';
import { AUCTION_LISTS } from './auction-lists.ts';

test('SELL-01 the auctions of a seller have a page for each state', () => {
  const states = ['open', 'upcoming', 'draft', 'closed'];
  expect(AUCTION_LISTS.map(({ state }) => state)).toEqual(states);
  expect(states.every(isAuctionList)).toBe(true);
  expect(isAuctionList('sold')).toBe(false);
});
