import { minutes } from '@hammerdock/domain/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import { openRunningWorld, type RunningWorld } from '../../testing/fixtures/seller/running.ts';

let world: RunningWorld;
beforeAll(async () => {
  world = await openRunningWorld();
});
afterAll(() => world.close());

const board = async (as = world.sellerToken) => {
  const input = { auction_id: world.auctionId };
  return (await world.call('sellerAuctions.getAuctionBoard', input, { as })).body;
};

test('getAuctionBoard counts bids per minute, totals, watchers and the next closes', async () => {
  const [lot, idle] = [await world.addLot(), await world.addLot()];
  const [ann, bob] = [await world.addBidder(), await world.addBidder()];
  await world.bid(ann, lot, '20.00');
  await world.clock.advance(minutes(2));
  await world.bid(bob, lot, '10.00');
  const shown = dataOf(await board());
  expect(shown).toMatchObject({
    total: '11.00',
    bid_count: 2,
    bidder_count: 2,
    watcher_count: 0,
    open_count: 2,
    without_bids_count: 1,
  });
  expect(shown.bids_per_minute.slice(-3)).toEqual([1, 0, 1]);
  const closes = shown.next_closes.map(({ id, start_price, price }) => ({
    id,
    start_price,
    price,
  }));
  expect(closes).toHaveLength(2);
  expect(closes).toContainEqual({ id: lot, start_price: '1.00', price: '11.00' });
  expect(closes).toContainEqual({ id: idle, start_price: '1.00', price: null });
});

test('getAuctionBoard refuses other sellers', async () => {
  expect(codeOf(await board(world.other.token))).toBe('NotFound');
});
