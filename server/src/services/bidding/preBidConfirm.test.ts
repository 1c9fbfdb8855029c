import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seconds } from '@hammerdock/domain/time.ts';
import type { Person } from '../../testing/fixtures/bidders.ts';
import { NOON, openBiddingWorld, type BiddingWorld } from '../../testing/fixtures/bidding-world.ts';

describe('bidding.preBidConfirm', () => {
  let world: BiddingWorld;
  beforeAll(async () => {
    world = await openBiddingWorld();
  });
  afterAll(() => world.close());

  const quote = (person: Person, product_id: string, wsprice: string) =>
    world.call('bidding.preBidConfirm', { product_id, wsprice }, { as: person.token });

  test('R16 quotes bid, premium, tax, total and pickup address, and places nothing', async () => {
    const ann = await world.addBidder();
    const lot = await world.addLot();
    const { body } = await quote(ann, lot, '100');
    // 17 % premium, and 8 % tax on both.
    expect(body).toMatchObject({
      status: 'success',
      data: {
        product_id: lot,
        bid: '100.00',
        premium: '17.00',
        tax: '9.36',
        card_fee: '0.00',
        total: '126.36',
        pickup_center: 'Decatur Pickup Center',
        pickup_address: '1 Dock St, Decatur, GA 30030',
        pickup_days: 4,
        expires_at: new Date(NOON + seconds(120)).toISOString(),
      },
    });
    expect(await world.countEvents(lot)).toBe(0);
  });

  test('R16 R23 the premium has a minimum, and an exempt buyer owes no tax', async () => {
    const ann = await world.addBidder();
    await world.owner
      .updateTable('users')
      .set({ taxExemptAt: new Date(NOON) })
      .where('id', '=', ann.id)
      .execute();
    const { body } = await quote(ann, await world.addLot(), '5.00');
    expect(body).toMatchObject({ data: { premium: '3.00', tax: '0.00', total: '8.00' } });
  });

  test('the token is stored as a digest only', async () => {
    const ann = await world.addBidder();
    const { body } = await quote(ann, await world.addLot(), '5.00');
    if (body.status !== 'success') throw new Error(body.statusText);
    const stored = await world.owner.selectFrom('bidConfirmations').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(body.data.confirm_token);
  });

  test('refuses for the same reasons as the bid itself', async () => {
    const [ann, bob] = [await world.addBidder(), await world.addBidder()];
    const lot = await world.addLot();
    await world.bid(ann, lot, '20.00');
    expect((await quote(bob, lot, '1.50')).body).toMatchObject({
      code: 'BidTooLow',
      statusText: 'Min bid $2.00',
    });
    expect((await quote(ann, lot, '19.00')).body).toMatchObject({ code: 'RaiseTooLow' });
    const stranger = await world.addPerson();
    expect((await quote(stranger, lot, '5.00')).body).toMatchObject({ code: 'NoCardOnFile' });
    const over = await world.addLot({ closesAt: NOON });
    expect((await quote(bob, over, '5.00')).body).toMatchObject({ code: 'LotClosed' });
    expect((await quote(bob, 'drill', '5.00')).body).toMatchObject({ code: 'NotFound' });
  });
});
