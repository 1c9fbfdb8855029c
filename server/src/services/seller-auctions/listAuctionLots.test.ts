import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import { openRunningWorld, type RunningWorld } from '../../testing/fixtures/seller/running.ts';

let world: RunningWorld;
beforeAll(async () => {
  world = await openRunningWorld();
});
afterAll(() => world.close());

const list = async (show?: 'without bids', as = world.sellerToken) => {
  const input = { auction_id: world.auctionId, ...(show === undefined ? {} : { show }) };
  return (await world.call('sellerAuctions.listAuctionLots', input, { as })).body;
};

test('listAuctionLots lists lots with prices, bids and watchers', async () => {
  const [lot, idle] = [await world.addLot(), await world.addLot()];
  const bidder = await world.addBidder();
  await world.bid(bidder, lot, '20.00');
  await world.call('watchlist.addToWatchlist', { product_id: lot }, { as: bidder.token });
  const { lotList, lotCount } = dataOf(await list());
  expect(lotCount).toBe(2);
  expect(lotList).toMatchObject([
    { id: lot, status: 'open', price: '1.00', bid_count: 1, watcher_count: 1, relisted: false },
    { id: idle, price: null, bid_count: 0, watcher_count: 0 },
  ]);
  expect(dataOf(await list('without bids'))).toMatchObject({
    lotCount: 1,
    lotList: [{ id: idle }],
  });
});

test('listAuctionLots refuses other sellers', async () => {
  expect(codeOf(await list(undefined, world.other.token))).toBe('NotFound');
});
