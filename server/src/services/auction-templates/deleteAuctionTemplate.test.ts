import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import { openSellerWorld, type SellerWorld } from '../../testing/fixtures/seller/world.ts';

let world: SellerWorld;
beforeAll(async () => {
  world = await openSellerWorld();
});
afterAll(() => world.close());

const save = async (auction_id: string, name: string, as = world.seller.token) =>
  (await world.call('auctionTemplates.saveAuctionTemplate', { auction_id, name }, { as })).body;
const list = async (as = world.seller.token) =>
  (await world.call('auctionTemplates.listAuctionTemplates', {}, { as })).body;

test('deleteAuctionTemplate deletes a seller’s own template', async () => {
  const { template_id } = dataOf(await save(await world.addDraft(), 'Tools'));
  const remove = async (as: string) =>
    (await world.call('auctionTemplates.deleteAuctionTemplate', { template_id }, { as })).body;
  expect(codeOf(await remove(world.other.token))).toBe('NotFound');
  expect(dataOf(await list()).templateList).toHaveLength(1);
  expect(codeOf(await remove(world.seller.token))).toBe('success');
  expect(dataOf(await list()).templateList).toEqual([]);
  expect(codeOf(await remove(world.seller.token))).toBe('NotFound');
});
