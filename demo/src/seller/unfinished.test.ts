import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  openDemoWorld,
  type DemoWorld,
  type Visitor,
} from '@hammerdock/server/src/testing/fixtures/demo-world.ts';
import { dataOf } from '@hammerdock/server/src/testing/fixtures/registration.ts';
import { auditsOf } from '@hammerdock/server/src/testing/seller/seller-lots.ts';
import { saveSellersBank } from './bank-account.ts';

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

  test('has templates of products, each complete but for its label and photos', async () => {
    const { body } = await world.call('lotTemplates.listLotTemplates', {}, { as: seller.token });
    const { templateList } = dataOf(body);
    expect(templateList.map(({ name }) => name)).toEqual([
      'Air fryer, 8 qt',
      'Cordless drill kit, 20 V',
      'Espresso machine, semi-automatic',
      'Office chair, mesh',
      'Pressure washer, electric',
      'Television, 50 in',
    ]);
    for (const { title, description, start_price } of templateList) {
      expect([title, description, start_price]).not.toContain('');
    }
  });

  test('is paid to a masked bank account, which an admin can reveal, saved once', async () => {
    const { context } = world.app;
    await saveSellersBank(context);
    const bankOf = async () => {
      const call = await world.call('settlements.getBankDetails', {}, { as: seller.token });
      return dataOf(call.body).bank;
    };
    expect(await bankOf()).toMatchObject({ holder: 'Peachtree Liquidation LLC', last4: '6789' });
    await world.owner
      .updateTable('payoutAccounts')
      .set({ holder: 'Another holder' })
      .where('sellerId', '=', seller.id)
      .execute();
    await saveSellersBank(context);
    expect(await bankOf()).toMatchObject({ holder: 'Another holder' });
    const { token: as } = await world.signIn('admin');
    const asked = { seller_id: seller.id };
    const revealed = await world.call('settlements.revealBankDetails', asked, { as });
    expect(dataOf(revealed.body)).toMatchObject({ routing_number: '110000000' });
    const actions = (await auditsOf(world, seller.id)).map(({ action }) => action);
    expect(actions).toEqual(['payout account changed', 'payout account revealed']);
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
