import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../security/ids.ts';
import type { Person } from '../../testing/fixtures/bidders.ts';
import { openBiddingWorld, type BiddingWorld } from '../../testing/fixtures/bidding-world.ts';

describe('bidding.bidCustomData', () => {
  let world: BiddingWorld;
  beforeAll(async () => {
    world = await openBiddingWorld();
  });
  afterAll(() => world.close());

  const ask = (person: Person, product_id: string) =>
    world.call('bidding.bidCustomData', { product_id }, { as: person.token });

  test('R16 returns next bid, increment row and the caller’s own maximum, to no other caller', async () => {
    const [ann, bob] = [await world.addBidder(), await world.addBidder()];
    const lot = await world.addLot();
    await world.bid(ann, lot, '77.00');
    await world.bid(bob, lot, '26.00');
    const leader = await ask(ann, lot);
    expect(leader.body).toMatchObject({
      data: {
        next_bid: '30.00',
        increment: { from: '25.01', step: '2.00' },
        max_amount: '77.00',
        leading: true,
        quick_enable: 0,
        bid_limit: null,
        restriction: null,
        held_amount: null,
      },
    });
    const rival = await ask(bob, lot);
    expect(rival.body).toMatchObject({ data: { max_amount: '26.00', leading: false } });
    expect(JSON.stringify(rival.body)).not.toContain('77.00');
  });

  test('R14 names the first obstacle, with its text', async () => {
    const stranger = await world.addPerson();
    const { body } = await ask(stranger, await world.addLot());
    expect(body).toMatchObject({
      data: { next_bid: '1.00', max_amount: null, restriction: { code: 'NoCardOnFile' } },
    });
  });

  test('refuses an unknown lot', async () => {
    const ann = await world.addBidder();
    expect((await ask(ann, newId())).body).toMatchObject({ code: 'NotFound' });
    expect((await ask(ann, 'drill')).body).toMatchObject({ code: 'NotFound' });
  });
});
