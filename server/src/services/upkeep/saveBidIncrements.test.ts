import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../../testing/fixtures/bidders.ts';
import { openBiddingWorld, type BiddingWorld } from '../../testing/fixtures/bidding-world.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';

describe('upkeep.saveBidIncrements', () => {
  let world: BiddingWorld;
  let admin: Person;
  let auction_number: number;
  beforeAll(async () => {
    world = await openBiddingWorld();
    admin = await world.addPerson('admin');
    const { number } = await world.owner
      .selectFrom('auctions')
      .select('number')
      .where('id', '=', world.testAuction.auctionId)
      .executeTakeFirstOrThrow();
    auction_number = number;
  });
  afterAll(() => world.close());

  const publish = (publishedAt: Date | null) =>
    world.owner.updateTable('auctions').set({ publishedAt }).execute();
  const save = (increments: { from: string; step: string }[], as = admin.token, number?: number) =>
    world.call(
      'upkeep.saveBidIncrements',
      { auction_number: number ?? auction_number, increments },
      { as },
    );
  const OWN = [
    { from: '0.50', step: '0.25' },
    { from: '10.00', step: '5.00' },
  ];

  test('BID-01 R55 an admin gives an unpublished auction its own table, and bids follow it', async () => {
    await publish(null);
    expect(dataOf((await save(OWN)).body)).toEqual({ auction_number, increments: OWN });
    await publish(new Date(0));
    const [ann, bob] = [await world.addBidder(), await world.addBidder()];
    const lot = await world.addLot();
    await world.bid(ann, lot, '20.00');
    await world.bid(bob, lot, '9.75');
    // 9.75 is below the second row: its step is 0.25.
    expect((await world.lotRow(lot)).priceCents).toBe(1000);
    const given = { product_id: lot };
    const form = await world.call('bidding.bidCustomData', given, { as: bob.token });
    expect(dataOf(form.body)).toMatchObject({
      next_bid: '15.00',
      increment: { from: '10.00', step: '5.00' },
    });
    const audit = await world.owner.selectFrom('auditEntries').selectAll().execute();
    expect(audit).toMatchObject([{ actorId: admin.id, action: 'bid increments changed' }]);
  });

  test('BID-01 R55 an auction’s table cannot change once it is published', async () => {
    const before = await world.owner.selectFrom('auctions').select('increments').execute();
    expect(codeOf((await save([{ from: '0.00', step: '9.00' }])).body)).toBe('AuctionPublished');
    expect(await world.owner.selectFrom('auctions').select('increments').execute()).toEqual(before);
  });

  test('refuses an invalid table, an unknown auction, and callers who are not admins', async () => {
    await publish(null);
    for (const table of [[], [{ from: '1.00', step: '0.00' }], OWN.toReversed()]) {
      expect(codeOf((await save(table)).body)).toBe('InputInvalid');
    }
    expect(codeOf((await save(OWN, admin.token, 999_999)).body)).toBe('NotFound');
    const seller = await world.addPerson('seller');
    expect(codeOf((await save(OWN, seller.token)).body)).toBe('RoleMissing');
    await publish(new Date(0));
  });
});
