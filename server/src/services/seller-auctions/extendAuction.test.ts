import { hours, minutes, seconds, toIso } from '@hammerdock/domain/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NOON } from '../../testing/fixtures/bidding-world.ts';
import { findDiscrepancies } from '../../testing/find-discrepancies.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import { until } from '../../testing/process.ts';
import { openRunningWorld, type RunningWorld } from '../../testing/fixtures/seller/running.ts';

let world: RunningWorld;
beforeAll(async () => {
  world = await openRunningWorld();
});
afterAll(() => world.close());

const END = NOON + hours(2);
const extend = async (to: number, as = world.sellerToken, auction_id = world.auctionId) => {
  const input = { auction_id, ends_at: toIso(to) };
  return (await world.call('sellerAuctions.extendAuction', input, { as })).body;
};

test('SELL-01 extendAuction moves every close that is ahead to the later end', async () => {
  const open = await world.addLot();
  const upcoming = await world.addLot({ phase: 'upcoming', opensAt: NOON + hours(1) });
  const closed = await world.addLot({ closesAt: NOON + minutes(1) });
  await world.bid(await world.addBidder(), open, '20.00');
  await world.clock.advance(minutes(2));
  await world.closeDue();
  const closedAt = (await world.lotRow(closed)).closesAt;
  expect(dataOf(await extend(END + hours(3)))).toEqual({ lot_count: 2 });
  for (const id of [open, upcoming]) {
    const { closesAt, number, listedCloseAt } = await world.lotRow(id);
    expect(closesAt).toBe(END + hours(3) + seconds(10) * (number - 1));
    expect(listedCloseAt).toBe(closesAt);
  }
  expect((await world.lotRow(closed)).closesAt).toBe(closedAt);
  expect(await world.auditOf(world.auctionId)).toMatchObject([{ action: 'auction extended' }]);
  expect(await findDiscrepancies(world.owner)).toEqual([]);
});

test('extendAuction refuses an end that is not later, and other sellers', async () => {
  expect(codeOf(await extend(END + hours(3)))).toBe('EndNotLater');
  expect(codeOf(await extend(END + hours(24 * 90)))).toBe('EndNotLater');
  expect(codeOf(await extend(END + hours(4), world.other.token))).toBe('NotFound');
  expect(codeOf(await extend(END + hours(4), world.sellerToken, 'nothing'))).toBe('NotFound');
});

test('extendAuction refuses an auction that is over', async () => {
  // A jump of the clock looks like an outage, after which lots stay open a little longer (R21).
  await until('every open lot has closed', async () => {
    await world.clock.advance(hours(1));
    await world.closeDue();
    const open = await world.owner
      .selectFrom('lots')
      .select('id')
      .where('auctionId', '=', world.auctionId)
      .where('phase', '=', 'open')
      .execute();
    return open.length === 0;
  });
  expect(codeOf(await extend(END + hours(30)))).toBe('AuctionOver');
});
