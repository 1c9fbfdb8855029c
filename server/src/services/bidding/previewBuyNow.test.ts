import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../../testing/fixtures/bidders.ts';
import { openPurchaseWorld, type PurchaseWorld } from '../../testing/fixtures/purchases.ts';
import { codeOf } from '../../testing/fixtures/registration.ts';

describe('bidding.previewBuyNow', () => {
  let world: PurchaseWorld;
  let ann: Person;
  beforeAll(async () => {
    world = await openPurchaseWorld();
    ann = await world.addPayer();
  });
  afterAll(() => world.close());

  const preview = async ({ token: as }: Person, product_id: string) =>
    (await world.call('bidding.previewBuyNow', { product_id }, { as })).body;

  test('R16 R60 returns the total cost of the lot, and writes nothing', async () => {
    const lot = await world.addOffer();
    expect(await preview(ann, lot)).toMatchObject({
      data: {
        product_id: lot,
        bid: '90.00',
        premium: '15.30',
        tax: '8.42',
        total: '113.72',
        pickup_center: 'Decatur Pickup Center',
        hold_minutes: 30,
      },
    });
    expect(await world.countEvents(lot)).toBe(0);
    expect((await world.lotRow(lot)).phase).toBe('open');
  });

  test('R23 an exempt buyer is quoted no tax', async () => {
    const exempt = await world.addPayer();
    const now = { taxExemptAt: new Date(0) };
    await world.owner.updateTable('users').set(now).where('id', '=', exempt.id).execute();
    expect(await preview(exempt, await world.addOffer())).toMatchObject({
      data: { tax: '0.00', total: '105.30' },
    });
  });

  test('R14 refuses for the same reasons as buying', async () => {
    const lot = await world.addOffer();
    expect(codeOf(await preview(await world.addPerson(), lot))).toBe('NoCardOnFile');
    await world.bid(await world.addBidder(), lot, '1.00');
    expect(codeOf(await preview(ann, lot))).toBe('BuyNowEnded');
    expect(codeOf(await preview(ann, 'drill'))).toBe('NotFound');
    const taken = await world.addOffer();
    await world.take(ann, taken);
    expect(codeOf(await preview(await world.addPayer(), taken))).toBe('BoughtAlready');
  });
});
