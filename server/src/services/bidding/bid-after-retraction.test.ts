import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../../testing/fixtures/bidders.ts';
import { openBiddingWorld, type BiddingWorld } from '../../testing/fixtures/bidding-world.ts';

describe('R68 B2 S46 a bidder who has retracted on a lot', () => {
  let world: BiddingWorld;
  let ann: Person;
  let bob: Person;
  beforeAll(async () => {
    world = await openBiddingWorld();
    [ann, bob] = [await world.addBidder(), await world.addBidder()];
  });
  afterAll(() => world.close());

  const exposedLot = async () => {
    const lot = await world.addLot({ retractMinutes: 30 });
    await world.bid(ann, lot, '87.65');
    await world.bid(bob, lot, '1000000.00');
    await world.call('bidding.bidCancel', { id: lot, reason: 'Typing error' }, { as: bob.token });
    return lot;
  };
  const bid = async (product_id: string, wsprice: string) => {
    const { body } = await world.call(
      'bidding.placeBid',
      { product_id, wsprice },
      { as: bob.token },
    );
    return body.status === 'error' ? body.code : body.data.finalresults.outcome;
  };

  test('may bid again only to lead; a bid that would not lead is refused and changes nothing', async () => {
    const lot = await exposedLot();
    const before = await world.lotRow(lot);
    expect(await bid(lot, '87.64')).toBe('BidMustTakeLead');
    expect(await bid(lot, '87.65')).toBe('BidMustTakeLead');
    expect(await world.lotRow(lot)).toEqual(before);
    expect(await world.countEvents(lot)).toBe(3);
    expect(await bid(lot, '87.66')).toBe('took lead');
  });

  test('cannot infer the leader’s maximum from whether a bid would be accepted', async () => {
    const lot = await exposedLot();
    const ask = async (wsprice: string) =>
      (
        await world.call(
          'bidding.checkBidRestriction',
          { product_id: lot, wsprice },
          { as: bob.token },
        )
      ).body;
    expect(await ask('50.00')).toEqual(await ask('90.00'));
    const quote = async (wsprice: string) =>
      (await world.call('bidding.preBidConfirm', { product_id: lot, wsprice }, { as: bob.token }))
        .status;
    expect([await quote('50.00'), await quote('90.00')]).toEqual([200, 200]);
  });

  test('B2 guests see the current price, and nowhere the amount that exposed the maximum', async () => {
    const lot = await exposedLot();
    const texts = await Promise.all([
      world.call('bidding.getBidHistory', { product_id: lot }),
      world.call('catalog.getProductInfo', { product_id: lot }),
    ]);
    const text = JSON.stringify(texts.map(({ body }) => body));
    expect(text).toContain('"proposed_amount":"1.00"');
    expect(text).not.toMatch(/87\.65|92\.65|88\.65/);
  });
});
