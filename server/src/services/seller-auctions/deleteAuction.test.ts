import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeOf } from '../../testing/fixtures/registration.ts';
import { addDrafts, completeDraft } from '../../testing/fixtures/seller/auctions.ts';
import { openSellerWorld, type SellerWorld } from '../../testing/fixtures/seller/world.ts';

let world: SellerWorld;
beforeAll(async () => {
  world = await openSellerWorld();
});
afterAll(() => world.close());

const remove = async (auction_id: string, as = world.seller.token) =>
  (await world.call('sellerAuctions.deleteAuction', { auction_id }, { as })).body;

test('deleteAuction deletes a draft and leaves its lots in stock', async () => {
  const id = await world.addDraft();
  const { seller, category: categoryId } = world;
  const given = { sellerId: seller.id, auctionId: id, categoryId };
  const [lot = ''] = await addDrafts(world, [completeDraft(given)]);
  expect((await world.read(id)).lot_count).toBe(1);
  expect(codeOf(await remove(id))).toBe('success');
  expect(codeOf(await remove(id))).toBe('NotFound');
  const draft = await world.owner
    .selectFrom('draftLots')
    .select('auctionId')
    .where('id', '=', lot)
    .executeTakeFirstOrThrow();
  expect(draft.auctionId).toBeNull();
});

test('deleteAuction refuses published auctions and other sellers', async () => {
  const published = await world.addPublished();
  expect(codeOf(await remove(published))).toBe('AuctionPublished');
  expect((await world.read(published)).published_at).not.toBeNull();
  expect(codeOf(await remove(await world.addDraft(), world.other.token))).toBe('NotFound');
});
