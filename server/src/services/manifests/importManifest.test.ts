import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../security/ids.ts';
import { addMember } from '../../testing/fixtures/members.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import {
  addDraftAuction,
  goodRow,
  newLabel,
  openManifestWorld,
  PLAIN_IMPORT,
  type ManifestWorld,
} from '../../testing/seller/manifests.ts';

describe('manifests.importManifest', () => {
  let at: ManifestWorld;
  beforeAll(async () => {
    at = await openManifestWorld();
  });
  afterAll(() => at.world.close());

  const importing = (id: string, as = at.seller.token) =>
    at.world.call('manifests.importManifest', { import_id: id, ...PLAIN_IMPORT }, { as });

  test('SELL-03 makes the rows into drafts of an auction once, after each error is corrected', async () => {
    const auctionId = await addDraftAuction(at.world, at.seller.id);
    const [one, two] = [newLabel(), newLabel()];
    const id = await at.prepare(
      `${one},Dutch oven,2,$89.99,Customer Return,Cookware,A-01`,
      `${two},,x,20.00,New,Toys,A-02`,
    );
    expect(await at.find(id)).toMatchObject({
      counts: { errors: 1, warnings: 0, skipped: 0, ready: 1 },
      targets: [{ id: auctionId, title: 'Spring returns' }],
    });
    expect(codeOf(await at.confirm(id))).toBe('ManifestHasErrors');
    dataOf(await at.change(id, 3, { cell: { column: 2, text: '1' } }));
    const { row } = dataOf(await at.change(id, 3, { cell: { column: 1, text: 'Blocks' } }));
    expect(row.notes).toEqual([]);
    const start_price = { kind: 'percent', percent: 10, minimum: '3.00' } as const;
    dataOf(await at.confirm(id, { auction_id: auctionId, start_price }));
    expect(await at.reach(id, 'imported')).toMatchObject({ imported: 2, rows: 2, done: 2 });
    expect(await at.draftsOf()).toMatchObject([
      {
        lpn: one,
        title: 'Dutch oven',
        itemCount: 2,
        msrpCents: 8999,
        startPriceCents: 1800,
        auctionId,
        condition: 'Opened Box',
        floorLocation: 'A-01',
      },
      { lpn: two, title: 'Blocks', startPriceCents: 300, auctionId, condition: 'Appears New' },
    ]);
    expect(dataOf((await importing(id)).body)).toEqual({});
    expect(await at.draftsOf()).toHaveLength(2);
  });

  test('SELL-03 goes back to the preview when labels were used meanwhile, and leaves no draft', async () => {
    const used = newLabel();
    const first = await at.prepare(goodRow(), goodRow(used));
    const second = await at.prepare(goodRow(used));
    await at.confirm(second);
    await at.reach(second, 'imported');
    const before = await at.draftsOf();
    await at.confirm(first);
    const back = await at.reach(first, 'ready');
    expect(back.problem).toMatch(/Some labels were used for other lots/);
    expect(back.counts).toMatchObject({ errors: 1, ready: 1 });
    expect(await at.draftsOf()).toEqual(before);
  });

  test('refuses an import without rows, and auctions and categories that are not there', async () => {
    const id = await at.prepare(goodRow());
    const other = await addMember(at.world, 'seller');
    const auction_id = await addDraftAuction(at.world, other.id);
    expect(codeOf(await at.confirm(id, { auction_id }))).toBe('NotFound');
    expect(codeOf(await at.confirm(id, { category_id: newId() }))).toBe('NotFound');
    expect(codeOf((await importing(id, other.token)).body)).toBe('NotFound');
    dataOf(await at.change(id, 2, { skip: 1 }));
    expect(codeOf((await importing(id)).body)).toBe('ManifestEmpty');
  });
});
