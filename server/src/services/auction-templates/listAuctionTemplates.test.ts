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

test('listAuctionTemplates lists a seller’s own by name, with times that are ahead', async () => {
  const id = await world.addDraft();
  await save(id, 'Tools');
  await save(id, 'garden');
  const { templateList } = dataOf(await list());
  expect(templateList.map(({ name }) => name)).toEqual(['garden', 'Tools']);
  expect(Date.parse(templateList[0]?.starts_at ?? '')).toBeGreaterThan(Date.now());
  expect(dataOf(await list(world.other.token)).templateList).toEqual([]);
});

test('listAuctionTemplates refuses buyers, and admins who name no seller', async () => {
  expect(codeOf(await list(world.buyer.token))).toBe('RoleMissing');
  expect(codeOf(await list(world.admin.token))).toBe('SellerMissing');
});
