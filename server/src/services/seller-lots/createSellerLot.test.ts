import type { SentTo } from '@hammerdock/contract/call.ts';
import type { sellerLots } from '@hammerdock/contract/services/seller/seller-lots.ts';
import type { SellerReport } from '@hammerdock/contract/shapes/seller-lot.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import {
  openSellerLotsWorld,
  type SellerLotsWorld,
} from '../../testing/fixtures/seller/seller-lots-world.ts';

describe('sellerLots.createSellerLot', () => {
  let world: SellerLotsWorld;
  beforeAll(async () => {
    world = await openSellerLotsWorld();
  });
  afterAll(() => world.close());

  const create = async (
    input: SentTo<typeof sellerLots.createSellerLot>,
    as = world.seller.token,
  ) => (await world.call('sellerLots.createSellerLot', input, { as })).body;
  const report: SellerReport = {
    tested: 'works',
    completeness: 'complete',
    missing_parts: '',
    defects: '',
    inspector_note: '',
    defect_photos: [],
    size: { length_inch_hundredths: 1200, width_inch_hundredths: 800, height_inch_hundredths: 50 },
    weight_pound_hundredths: 250,
  };

  test('SELL-02 is created with every field, in an auction or in stock', async () => {
    const fields = {
      lpn: 'lpn-4711',
      title: ' Drill ',
      description: 'With two batteries.',
      category: world.category,
      condition: 'Opened Box',
      condition_note: 'Scuffed',
      item_count: 2,
      msrp: '99.00',
      start_price: '5',
      buy_now: '49.50',
      deposit: '10.00',
      retract_minutes: 30,
      floor_location: 'A1-03',
      sku: 'DR-1',
      upc: '036000291452',
      brand: 'Makita',
      source_url: 'https://example.com/drill',
      internal_note: 'Pallet 3',
      report,
    } as const;
    const { lot } = dataOf(await create({ fields, auction_id: world.nextAuctionId }));
    expect(lot).toMatchObject({
      ...fields,
      lpn: 'LPN-4711',
      title: 'Drill',
      start_price: '5.00',
      auction: { id: world.nextAuctionId },
      problems: [],
    });
    expect(await world.readLot(lot.id)).toEqual(lot);
    expect(lot.status).toBe('upcoming');
    expect(dataOf(await create({ fields: {} })).lot.auction).toBeNull();
  });

  test('is added to a published auction once complete, and the answer says what it lacks before', async () => {
    const auction_id = world.nextAuctionId;
    const sale = { category: world.category, condition: 'Damaged' } as const;
    const unready = await create({ fields: { title: 'Lamp', ...sale }, auction_id });
    const { lot, added } = dataOf(unready);
    const { auction, status, version } = lot;
    expect({ added, status, number: lot.lot_number }).toEqual({
      added: false,
      status: 'draft',
      number: null,
    });
    const name = `auction #${auction?.number}`;
    expect(unready).toMatchObject({
      statusText: `Saved as a draft. It isn’t in ${name} yet. Enter a start price.`,
    });
    const given = { lot_id: lot.id, version, auction_id, fields: { start_price: '5.00' } };
    const { body: saved } = await world.call('sellerLots.changeSellerLot', given, {
      as: world.seller.token,
    });
    const { lot: inAuction } = dataOf(saved);
    expect(dataOf(saved)).toMatchObject({ added: true, lot: { id: lot.id, status: 'upcoming' } });
    expect(saved).toMatchObject({
      statusText: `Added to ${name}, lot ${inAuction.lot_number}.`,
    });
    // A change of what is published says so no more.
    const { body: again } = await world.call(
      'sellerLots.changeSellerLot',
      { lot_id: lot.id, version: inAuction.version, fields: { title: 'Desk lamp' } },
      { as: world.seller.token },
    );
    expect(again).toMatchObject({ statusText: 'The lot was saved.', data: { added: false } });
  });

  test.each([
    ['fields.lpn', { lpn: 'LPN-4711' }],
    ['fields.buy_now', { start_price: '10.00', buy_now: '9.00' }],
    ['fields.upc', { upc: '036000291453' }],
    ['fields.category', { category: 'no-such-category' }],
    ['fields.start_price', { start_price: '1.234' }],
  ])('is refused with the field %s', async (field, fields) => {
    const body = await create({ fields });
    expect(codeOf(body)).toBe('InputInvalid');
    expect(body).toMatchObject({ fieldErrors: { [field]: expect.any(String) } });
  });

  test('is not created in an auction that has begun or in another seller’s', async () => {
    for (const given of [
      { auction_id: world.auctionId, as: world.seller.token },
      { auction_id: world.nextAuctionId, as: world.other.token },
    ]) {
      const body = await create({ fields: {}, auction_id: given.auction_id }, given.as);
      expect(body).toMatchObject({ fieldErrors: { auction_id: expect.any(String) } });
    }
    expect(codeOf(await create({ fields: {} }, world.admin.token))).toBe('SellerMissing');
    const acting = { fields: { title: 'By an admin' }, seller_id: world.seller.id };
    expect(dataOf(await create(acting, world.admin.token)).lot.title).toBe('By an admin');
  });
});
