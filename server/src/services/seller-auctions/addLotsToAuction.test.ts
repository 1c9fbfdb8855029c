import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import { openSellerWorld, type SellerWorld } from '../../testing/fixtures/seller/world.ts';

let world: SellerWorld;
beforeAll(async () => {
  world = await openSellerWorld();
});
afterAll(() => world.close());

const add = async (auction_id: string, lot_ids: string[], as = world.seller.token) => {
  const input = { auction_id, lot_ids };
  return (await world.call('sellerAuctions.addLotsToAuction', input, { as })).body;
};

test('addLotsToAuction puts drafts into a draft', async () => {
  const id = await world.addDraft();
  const lots = await world.addLots(null, [{}, { startPriceCents: null }]);
  expect(dataOf(await add(id, lots))).toEqual({ lot_count: 2 });
  expect(await world.read(id)).toMatchObject({ state: 'draft', lot_count: 2 });
});

test('addLotsToAuction publishes complete drafts into an upcoming auction', async () => {
  const id = await world.addDraft();
  await world.addLots(id, [{}]);
  await world.publish(id);
  const [later = '', unready = ''] = await world.addLots(null, [{}, { title: '' }]);
  expect(codeOf(await add(id, [later, unready]))).toBe('LotsNotReady');
  expect(dataOf(await add(id, [later, later]))).toEqual({ lot_count: 1 });
  const lot = await world.owner
    .selectFrom('lots')
    .selectAll()
    .where('id', '=', later)
    .executeTakeFirst();
  expect(lot).toMatchObject({ number: 2, phase: 'upcoming' });
  expect(await world.auditOf(id)).toContainEqual(
    expect.objectContaining({ action: 'lots added to auction', details: { count: 1 } }),
  );
});

test('addLotsToAuction refuses auctions that have started, and what is not the seller’s', async () => {
  const [lot = ''] = await world.addLots(null, [{}]);
  expect(codeOf(await add(await world.addPublished(), [lot]))).toBe('AuctionStarted');
  const id = await world.addDraft();
  expect(codeOf(await add(id, [lot], world.other.token))).toBe('NotFound');
  expect(codeOf(await add(id, [lot, 'nothing']))).toBe('NotFound');
  await world.owner
    .updateTable('draftLots')
    .set({ sellerId: world.other.id })
    .where('id', '=', lot)
    .execute();
  expect(codeOf(await add(id, [lot]))).toBe('NotFound');
});
