import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../../testing/fixtures/bidders.ts';
import { openBiddingWorld, type BiddingWorld } from '../../testing/fixtures/bidding-world.ts';

describe('bidding.cancelttwbidTemp', () => {
  let world: BiddingWorld;
  beforeAll(async () => {
    world = await openBiddingWorld();
  });
  afterAll(() => world.close());

  const drop = (person: Person | null, product_id: string) =>
    world.call(
      'bidding.cancelttwbidTemp',
      { product_id },
      person === null ? {} : { as: person.token },
    );

  test('drops the bid that is held for the lot, so nothing is left to confirm', async () => {
    const ann = await world.addBidder();
    const lot = await world.addLot();
    const as = { as: ann.token };
    const quoted = await world.call('bidding.preBidConfirm', { product_id: lot, wsprice: 10 }, as);
    if (quoted.body.status !== 'success') throw new Error(quoted.body.statusText);
    const { confirm_token } = quoted.body.data;
    await world.call('bidding.bidConfirmTemp', { product_id: lot, confirm_token }, as);
    expect((await drop(await world.addBidder(), lot)).body).toMatchObject({
      data: { dropped: false },
    });
    expect((await drop(ann, lot)).body).toMatchObject({ data: { dropped: true } });
    expect((await drop(ann, lot)).body).toMatchObject({ data: { dropped: false } });
    const confirmed = await world.call('bidding.confirm', { product_id: lot }, as);
    expect(confirmed.body).toMatchObject({ code: 'ConfirmationExpired' });
    expect(await world.countEvents(lot)).toBe(0);
  });

  test('refuses a guest, and finds nothing for a text that is no id', async () => {
    const lot = await world.addLot();
    expect((await drop(null, lot)).body).toMatchObject({ code: 'SignInNeeded' });
    const ann = await world.addBidder();
    expect((await drop(ann, 'drill')).body).toMatchObject({ data: { dropped: false } });
  });
});
