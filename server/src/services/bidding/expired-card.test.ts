import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../../testing/fixtures/bidders.ts';
import { openBiddingWorld, type BiddingWorld } from '../../testing/fixtures/bidding-world.ts';

// The test clock is set to June 2026.
describe('R14 a bidder with an expired card', () => {
  let world: BiddingWorld;
  beforeAll(async () => {
    world = await openBiddingWorld();
  });
  afterAll(() => world.close());

  const expireIn = async ({ id }: Person, expMonth: number) =>
    void (await world.owner
      .updateTable('cards')
      .set({ expMonth, expYear: 2026 })
      .where('userId', '=', id)
      .execute());
  const bid = async ({ token }: Person, product_id: string, call: 'placeBid' | 'preBidConfirm') => {
    const given = { product_id, wsprice: '5.00' };
    return (await world.call(`bidding.${call}`, given, { as: token })).body;
  };

  test('is refused before the bid is decided, and the lot does not change', async () => {
    const [ann, lot] = [await world.addBidder(), await world.addLot()];
    await expireIn(ann, 5);
    for (const call of ['placeBid', 'preBidConfirm'] as const) {
      expect(await bid(ann, lot, call)).toMatchObject({
        code: 'CardExpired',
        statusText: 'This card has expired. Please update it or use another.',
      });
    }
    expect(await world.countEvents(lot)).toBe(0);
  });

  test('may bid until the end of the month on the card', async () => {
    const [ann, lot] = [await world.addBidder(), await world.addLot()];
    await expireIn(ann, 6);
    expect(await bid(ann, lot, 'placeBid')).toMatchObject({ status: 'success' });
  });

  test('staff and sellers are refused as such before their card is checked', async () => {
    const lot = await world.addLot();
    const staff = await world.addPerson('staff');
    expect(await bid(staff, lot, 'placeBid')).toMatchObject({ code: 'StaffMayNotBid' });
  });
});
