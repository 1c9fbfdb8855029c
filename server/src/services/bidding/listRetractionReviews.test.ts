import { afterAll, beforeAll, expect, test } from 'vitest';
import { NOON, openBiddingWorld, type BiddingWorld } from '../../testing/fixtures/bidding-world.ts';

let world: BiddingWorld;
beforeAll(async () => {
  world = await openBiddingWorld();
});
afterAll(() => world.close());

test('R68 lists each waiting bidder with lots, reasons and times, the newest first', async () => {
  const [admin, ann] = [await world.addPerson('admin'), await world.addBidder()];
  const lots = await Promise.all(
    Array.from({ length: 4 }, () => world.addLot({ retractMinutes: 30 })),
  );
  for (const [index, lot] of lots.entries()) {
    await world.clock.stopAt(NOON + index);
    await world.bid(ann, lot, '20.00');
    const given = { id: lot, reason: `Reason ${index}` };
    await world.call('bidding.bidCancel', given, { as: ann.token });
  }
  const { body } = await world.call('bidding.listRetractionReviews', {}, { as: admin.token });
  const rows = [...lots.entries()].toReversed().map(([index, product_id]) => ({
    product_id,
    reason: `Reason ${index}`,
    retracted_at: new Date(NOON + index).toISOString(),
  }));
  expect(body).toMatchObject({ data: { reviews: [{ user_id: ann.id, retractions: rows }] } });
});

test('listRetractionReviews is for admins only', async () => {
  const seller = await world.addPerson('seller');
  const as = seller.token;
  expect((await world.call('bidding.listRetractionReviews', {}, { as })).status).toBe(403);
  expect((await world.call('bidding.listRetractionReviews', {})).status).toBe(401);
});
