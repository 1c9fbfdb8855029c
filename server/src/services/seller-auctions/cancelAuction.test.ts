import { afterAll, beforeAll, expect, test } from 'vitest';
import { findDiscrepancies } from '../../testing/find-discrepancies.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import { openRunningWorld, type RunningWorld } from '../../testing/fixtures/seller/running.ts';
import { until } from '../../testing/process.ts';

let world: RunningWorld;
beforeAll(async () => {
  world = await openRunningWorld();
});
afterAll(() => world.close());

const cancel = async (auction_id = world.auctionId, as = world.sellerToken) => {
  const input = { auction_id, reason: 'The truck didn’t come.' };
  return (await world.call('sellerAuctions.cancelAuction', input, { as })).body;
};

test('cancelAuction refuses lots on hold, other sellers and drafts', async () => {
  const [offer, buyer] = [await world.addOffer(), await world.addPayer()];
  await world.addLot();
  await world.take(buyer, offer);
  expect(codeOf(await cancel())).toBe('LotHeld');
  expect(codeOf(await cancel(world.auctionId, world.other.token))).toBe('NotFound');
  await world.owner
    .updateTable('buyNowHolds')
    .set({ lapsedAt: new Date(0) })
    .execute();
});

test('SELL-01, R63: with bids only an admin cancels; everyone is notified once, no one is charged', async () => {
  const [one, two, bidder] = [await world.addLot(), await world.addLot(), await world.addBidder()];
  await world.bid(bidder, one, '20.00');
  await world.bid(bidder, two, '30.00');
  expect(codeOf(await cancel())).toBe('LotHasBids');
  expect((await world.lotRow(one)).phase).toBe('open');
  const { lot_count } = dataOf(await cancel(world.auctionId, world.admin.token));
  expect(lot_count).toBeGreaterThanOrEqual(3);
  expect(codeOf(await cancel())).toBe('AuctionOver');
  for (const lot of [one, two]) expect((await world.lotRow(lot)).phase).toBe('cancelled');
  await until('the bidder is notified', async () =>
    (await world.messagesOf(bidder)).includes('Canceled: Test auction'),
  );
  const notices = (await world.messagesOf(bidder)).filter((subject) =>
    /^(Canceled|With)/.test(subject),
  );
  expect(notices).toHaveLength(1);
  const asked = { auction_id: world.auctionId };
  const shown = await world.call('sellerAuctions.getSellerAuction', asked, {
    as: world.sellerToken,
  });
  expect(dataOf(shown.body).auction).toMatchObject({
    state: 'closed',
    cancel_reason: 'The truck didn’t come.',
  });
  const audit = await world.auditOf(world.auctionId);
  expect(audit).toMatchObject([{ action: 'auction canceled', actorId: world.admin.id }]);
  const found = await findDiscrepancies(world.owner);
  expect(found.filter(({ check }) => ['log', 'snapshot', 'listing'].includes(check))).toEqual([]);
});
