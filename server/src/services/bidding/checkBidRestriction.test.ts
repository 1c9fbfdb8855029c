import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../security/ids.ts';
import { permitBidding, type Person } from '../../testing/fixtures/bidders.ts';
import { NOON, openBiddingWorld, type BiddingWorld } from '../../testing/fixtures/bidding-world.ts';

describe('bidding.checkBidRestriction', () => {
  let world: BiddingWorld;
  beforeAll(async () => {
    world = await openBiddingWorld();
  });
  afterAll(() => world.close());

  const check = (person: Person, product_id: string, wsprice?: string) =>
    world.call(
      'bidding.checkBidRestriction',
      { product_id, ...(wsprice === undefined ? {} : { wsprice }) },
      { as: person.token },
    );

  test('R14 refuses with the reason until no obstacle is left; it places nothing', async () => {
    const ann = await world.addPerson();
    const lot = await world.addLot();
    expect((await check(ann, lot)).body).toMatchObject({ code: 'NoCardOnFile' });
    await permitBidding(world.owner, ann, world.testAuction);
    expect((await check(ann, lot)).body).toMatchObject({ data: { allowed: true } });
    expect((await check(ann, lot, '0.99')).body).toMatchObject({ code: 'BidTooLow' });
    await world.owner
      .updateTable('users')
      .set({ bidLimitCents: 2000 })
      .where('id', '=', ann.id)
      .execute();
    expect((await check(ann, lot, '20.01')).body).toMatchObject({ code: 'BidLimitExceeded' });
    expect((await check(ann, lot, '20.00')).body).toMatchObject({ data: { allowed: true } });
    expect(await world.countEvents(lot)).toBe(0);
  });

  test('a leader is refused a raise only when a lower amount is given', async () => {
    const ann = await world.addBidder();
    const lot = await world.addLot();
    await world.bid(ann, lot, '20.00');
    expect((await check(ann, lot)).body).toMatchObject({ data: { allowed: true } });
    expect((await check(ann, lot, '20.00')).body).toMatchObject({ code: 'RaiseTooLow' });
    expect((await check(ann, lot, '20.01')).body).toMatchObject({ data: { allowed: true } });
  });

  test('refuses a lot that is not open yet, closed, or unknown', async () => {
    const ann = await world.addBidder();
    const soon = await world.addLot({ phase: 'upcoming', opensAt: NOON + 1 });
    expect((await check(ann, soon)).body).toMatchObject({ data: { allowed: true } });
    const over = await world.addLot({ closesAt: NOON });
    expect((await check(ann, over)).body).toMatchObject({ code: 'LotClosed' });
    expect((await check(ann, newId())).body).toMatchObject({ code: 'NotFound' });
  });
});
