import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../security/ids.ts';
import { dataOf } from '../../testing/fixtures/registration.ts';
import { openDemoWorld, type DemoWorld } from '../../testing/fixtures/demo-world.ts';

describe('catalog.getProductInfo', () => {
  let world: DemoWorld;
  beforeAll(async () => {
    world = await openDemoWorld();
  });
  afterAll(() => world.close());

  const findLot = (title: string) =>
    world.owner.selectFrom('lots').selectAll().where('title', '=', title).executeTakeFirstOrThrow();
  const ask = (product_id: string, as?: string) =>
    world.call('catalog.getProductInfo', { product_id }, as === undefined ? {} : { as });

  test('catalog.getProductInfo returns everything that the lot page shows', async () => {
    const lot = await findLot('Dishwasher with third rack, stainless');
    const { body } = await ask(lot.id);
    expect(body).toMatchObject({
      status: 'success',
      data: {
        id: lot.id,
        auctionid: lot.lpn,
        title: 'Dishwasher with third rack, stainless',
        category: 'Appliances',
        conditionunique: 'Scratch & Dent',
        condition_descriptors1: 'New Condition',
        msrp: '649.99',
        startprice: '50.00',
        latestbid: null,
        next_bid: '50.00',
        cbidtext: 'Starting Bid',
        future_active: true,
        market_status: 'open',
        deposit_amount: '50.00',
        buyerpremium: '$3.00 or 17%, whichever is greater',
        tax_bps: 800,
        extbidding: 300,
        center: { city: 'Decatur', state: 'GA' },
        attachments: expect.arrayContaining([
          expect.objectContaining({
            avatarorg: expect.stringMatching(
              /^\/pictures\/[a-z-]+-[a-z]+-corner-[0-9a-f]{8}\.webp$/,
            ),
          }),
        ]),
      },
    });
  });

  test('catalog.getProductInfo repeats its facts under the other names of the specification', async () => {
    const lot = await findLot('Dishwasher with third rack, stainless');
    const { body } = await ask(lot.id);
    const data = dataOf(body);
    expect(data).toMatchObject({
      ptitle: data.title,
      second_image: data.attachments[1]?.avatarorg,
      msrp_og: data.msrp,
      wprice: null,
      current_bid: null,
      bid_count: 0,
      cbidnot: 1,
      watchlistid: null,
      auctiontype: 'timed',
      inspectiontime:
        'Tuesday to Friday 10:00 am to 6:00 pm, Saturday 9:00 am to 12:00 pm, ' +
        'closed Sunday and Monday',
      payments: 'Credit or debit card, account credit',
      paid: false,
      pickup_end_date: null,
      checkout_status: '0',
      checkout_reason: '',
    });
  });

  test('catalog.getProductInfo shows payment and pickup to the winner only', async () => {
    const buyer = await world.signIn('buyer');
    const won = await world.owner
      .selectFrom('invoiceLines')
      .innerJoin('invoices', 'invoices.id', 'invoiceLines.invoiceId')
      .innerJoin('pickupWindows', 'pickupWindows.invoiceId', 'invoices.id')
      .select(['lotId', 'startsAt', 'endsAt', 'invoiceLines.hammerCents'])
      .where('userId', '=', buyer.id)
      .executeTakeFirstOrThrow();
    const own = dataOf((await ask(won.lotId, buyer.token)).body);
    expect(own).toMatchObject({
      wprice: (won.hammerCents / 100).toFixed(2),
      paid: true,
      pickup_start_date: new Date(won.startsAt).toISOString(),
      pickup_end_date: new Date(won.endsAt).toISOString(),
      checkout_status: '0',
    });
    const others = dataOf((await ask(won.lotId)).body);
    expect(others).toMatchObject({ wprice: own.wprice, paid: false, pickup_end_date: null });
  });

  test('R48 catalog.getProductInfo shows a maximum only to the bidder who placed it', async () => {
    const bid = await world.owner
      .selectFrom('lots')
      .innerJoin('lotStates', 'lotStates.lotId', 'lots.id')
      .innerJoin('users', 'users.id', 'lotStates.leaderId')
      .select(['lots.id', 'leaderMaxCents', 'leaderId', 'users.username'])
      .where('lots.phase', '=', 'open')
      .whereRef('leaderMaxCents', '>', 'priceCents')
      .where('users.username', '!=', 'rival')
      .orderBy('lots.lpn')
      .executeTakeFirstOrThrow();
    const leader = await world.signIn(bid.username);
    const rival = await world.signIn('rival');
    const maximum = ((bid.leaderMaxCents ?? 0) / 100).toFixed(2);
    const own = await ask(bid.id, leader.token);
    expect(own.body).toMatchObject({
      data: {
        bidtopstatus: 'winning',
        bidtopstatus_color: 'green',
        proxy_bid_details: { leading: true, max_amount: maximum },
      },
    });
    for (const as of [undefined, rival.token]) {
      const said = JSON.stringify((await ask(bid.id, as)).body);
      expect(said).not.toContain(`"${maximum}"`);
      expect(said).not.toContain(leader.id);
    }
  });

  test('catalog.getProductInfo of a closed lot returns its sold price and no bid form', async () => {
    const sold = await world.owner
      .selectFrom('lots')
      .select(['id', 'hammerCents'])
      .where('phase', '=', 'sold')
      .orderBy('lpn')
      .executeTakeFirstOrThrow();
    const hammer = ((sold.hammerCents ?? 0) / 100).toFixed(2);
    expect((await ask(sold.id)).body).toMatchObject({
      data: { market_status: 'sold', cbidtext: 'Sold Price', latestbid: hammer },
    });
  });

  const reportOf = async (title: string) => {
    const { body } = await ask((await findLot(title)).id);
    return body.status === 'success' ? body.data.condition_report : null;
  };

  test('catalog.getProductInfo returns what the inspector found', async () => {
    expect(await reportOf('French door refrigerator, 27 cubic feet, stainless')).toEqual({
      tested: 'works',
      completeness: 'complete',
      missing_parts: '',
      defects: 'Dent in the left side',
      inspector_note: 'Cooled to 36 °F; ice maker not tested.',
      defect_photos: [{ picture: 2, caption: 'the dent is on the left side' }],
      size: {
        length_inch_hundredths: 3575,
        width_inch_hundredths: 3400,
        height_inch_hundredths: 7000,
      },
      weight_pound_hundredths: 28_400,
    });
  });

  test('catalog.getProductInfo says of a lot without a report that nothing is known', async () => {
    expect(await reportOf('Yoga mat with alignment lines, 6 mm')).toEqual({
      tested: null,
      completeness: null,
      missing_parts: '',
      defects: null,
      inspector_note: '',
      defect_photos: [],
      size: null,
      weight_pound_hundredths: null,
    });
  });

  test('catalog.getProductInfo leaves out a caption for a photo that the lot does not have', async () => {
    const { id } = await findLot('Toaster oven with convection');
    await world.owner
      .updateTable('lots')
      .set({ images: JSON.stringify([]) })
      .where('id', '=', id)
      .execute();
    expect(await reportOf('Toaster oven with convection')).toMatchObject({
      tested: 'fails',
      defect_photos: [],
    });
  });

  test('catalog.getProductInfo returns the product page, if it is a web address', async () => {
    const { id, sku } = await findLot('Laptop, 15.6 inch, 16 GB, 512 GB');
    expect((await ask(id)).body).toMatchObject({
      data: { source_url: `https://example.com/item/${sku}` },
    });
    await world.owner
      .updateTable('lots')
      .set({ sourceUrl: 'javascript:alert(1)' })
      .where('id', '=', id)
      .execute();
    expect((await ask(id)).body).toMatchObject({ data: { source_url: '' } });
  });

  test('catalog.getProductInfo answers NotFound for unknown and unpublished lots', async () => {
    const lot = await findLot('Pet stroller with mesh windows');
    await world.owner
      .updateTable('lots')
      .set({ phase: 'draft' })
      .where('id', '=', lot.id)
      .execute();
    for (const id of [newId(), 'nonsense', '', lot.id]) {
      expect([id, await ask(id)]).toMatchObject([id, { status: 404, body: { code: 'NotFound' } }]);
    }
  });
});
