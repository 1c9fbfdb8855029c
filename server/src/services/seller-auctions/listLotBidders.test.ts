import { minutes } from '@hammerdock/domain/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NOON } from '../../testing/fixtures/bidding-world.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import { openRunningWorld, type RunningWorld } from '../../testing/fixtures/seller/running.ts';

let world: RunningWorld;
beforeAll(async () => {
  world = await openRunningWorld();
});
afterAll(() => world.close());

const list = async (lot_id: string, as = world.sellerToken) =>
  (await world.call('sellerAuctions.listLotBidders', { lot_id }, { as })).body;

test('listLotBidders shows the bidders of an unsold lot, and none before', async () => {
  const lot = await world.addLot({ closesAt: NOON + minutes(60), retractMinutes: 5 });
  const bidder = await world.addBidder();
  await world.bid(bidder, lot, '20.00');
  expect(dataOf(await list(lot))).toEqual({ bidderList: [] });
  const taken = { id: lot, reason: 'Typing error' };
  await world.call('bidding.bidCancel', taken, { as: bidder.token });
  await world.clock.advance(minutes(61));
  await world.closeDue();
  expect((await world.lotRow(lot)).phase).toBe('unsold');
  const { username } = bidder;
  expect(dataOf(await list(lot))).toEqual({ bidderList: [{ username, amount: '20.00' }] });
});

test('listLotBidders refuses other sellers', async () => {
  expect(codeOf(await list(await world.addLot(), world.other.token))).toBe('NotFound');
  expect(codeOf(await list('nothing'))).toBe('NotFound');
});
