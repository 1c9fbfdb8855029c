import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { minutes } from '@hammerdock/domain/time.ts';
import { openLot } from '../../operations/auctions/open-lot.ts';
import type { Person } from '../../testing/fixtures/bidders.ts';
import { NOON, openBiddingWorld, type BiddingWorld } from '../../testing/fixtures/bidding-world.ts';
import { until } from '../../testing/process.ts';

describe('bidding.future_proxy', () => {
  let world: BiddingWorld;
  beforeAll(async () => {
    world = await openBiddingWorld();
  });
  afterAll(() => world.close());

  const upcoming = () => world.addLot({ phase: 'upcoming', opensAt: NOON + minutes(10) });
  const leave = (person: Person, product_id: string, wsprice: string, type?: 'hard') =>
    world.call(
      'bidding.future_proxy',
      { product_id, wsprice, ...(type === undefined ? {} : { bidding_type: type }) },
      { as: person.token },
    );

  test('BID-19 R17 advance bids stay hidden, and take part in order of arrival', async () => {
    const [ann, bob, cat] = [
      await world.addBidder(),
      await world.addBidder(),
      await world.addBidder(),
    ];
    const lot = await upcoming();
    expect((await leave(ann, lot, '20.00')).body).toMatchObject({
      statusText: 'Bid placed successfully',
      data: { finalresults: { outcome: 'advanced', latestbid: null, bids: 0, leading: false } },
    });
    await leave(bob, lot, '20.00');
    await leave(cat, lot, '15.00');
    const history = () => world.call('bidding.getBidHistory', { product_id: lot });
    expect((await history()).body).toMatchObject({ data: { bidHistoryCount: 0 } });
    expect(await world.lotRow(lot)).toMatchObject({ priceCents: null, leaderId: null });
    const listOpenedEvents = () =>
      world.owner.selectFrom('outbox').select('fact').where('lotId', '=', lot).execute();
    expect(await listOpenedEvents()).toEqual([]);

    await world.clock.stopAt(NOON + minutes(10));
    await openLot(world.app.context.workerDb, lot);
    // The test's opener or the server's own: one of them opened it.
    await until('the lot is open', async () => (await world.lotRow(lot)).phase === 'open');
    // Bob ties with ann, who came first; then cat is below the next bid and is skipped.
    expect(await world.lotRow(lot)).toMatchObject({
      leaderId: ann.id,
      leaderMaxCents: 2000,
      priceCents: 2000,
      bidCount: 2,
    });
    expect(await listOpenedEvents()).toEqual([{ fact: 'lot.opened' }]);
    expect((await leave(cat, lot, '50.00')).body).toMatchObject({ code: 'LotNotUpcoming' });
    await world.clock.stopAt(NOON);
  });

  test('R17 refuses a hard bid, less than the start price, and an open lot', async () => {
    const ann = await world.addBidder();
    const lot = await upcoming();
    const answers = await Promise.all([
      leave(ann, lot, '20.00', 'hard'),
      leave(ann, lot, '0.99'),
      leave(ann, await world.addLot(), '20.00'),
      leave(await world.addPerson(), lot, '20.00'),
    ]);
    expect(answers.map(({ body }) => (body.status === 'error' ? body.code : 'taken'))).toEqual([
      'AdvanceBidMustBeProxy',
      'BidTooLow',
      'LotNotUpcoming',
      'NoCardOnFile',
    ]);
    expect(await world.countEvents(lot)).toBe(0);
  });
});
