import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  openDemoWorld,
  type DemoWorld,
  type Visitor,
} from '@hammerdock/server/src/testing/fixtures/demo-world.ts';
import { dataOf } from '@hammerdock/server/src/testing/fixtures/registration.ts';

describe('what the seller of the demo store has not finished', () => {
  let world: DemoWorld;
  let seller: Visitor;
  beforeAll(async () => {
    world = await openDemoWorld();
    seller = await world.signIn('seller');
  });
  afterAll(() => world.close());

  test('gives the seller something to do today', async () => {
    const { body } = await world.call('sellerHome.getSellerHome', {}, { as: seller.token });
    const home = dataOf(body);
    expect(home).toMatchObject({ draft_lots: 22, incomplete_lots: 5, lots_without_photos: 5 });
    expect(home).toMatchObject({ draft_auctions: 1, open_questions: 1 });
    expect(home.unsold_lots).toBeGreaterThan(5);
    expect(home.unpaid_receipts).toBeGreaterThan(0);
    expect(home.liveList).toHaveLength(2);
  });

  test('has an import at its preview, with rows to correct and two duplicates', async () => {
    const as = seller.token;
    const { importList } = dataOf((await world.call('manifests.listManifests', {}, { as })).body);
    expect(importList).toMatchObject([{ state: 'ready', file_name: 'home-returns.csv' }]);
    const import_id = importList[0]?.id ?? '';
    const found = dataOf((await world.call('manifests.getManifest', { import_id }, { as })).body);
    expect(found.counts).toEqual({ errors: 4, warnings: 3, skipped: 0, ready: 38 });
    const wanted = { import_id, show: 'errors' as const };
    const { rowList } = dataOf(
      (await world.call('manifests.listManifestRows', wanted, { as })).body,
    );
    expect(rowList.flatMap(({ notes }) => notes.map(({ field }) => field)).toSorted()).toEqual([
      'LPN',
      'LPN',
      'Qty',
      'Unit Retail',
    ]);
  });

  test('has templates of auctions, and a draft that is not ready to publish', async () => {
    const as = seller.token;
    const { body } = await world.call('auctionTemplates.listAuctionTemplates', {}, { as });
    expect(dataOf(body).templateList).toHaveLength(2);
    const listed = await world.call(
      'sellerAuctions.listSellerAuctions',
      { state: 'draft' },
      { as },
    );
    const { auctionList } = dataOf(listed.body);
    expect(auctionList).toMatchObject([{ number: 105, lot_count: 17 }]);
  });
});
