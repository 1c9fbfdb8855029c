import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import { openSellerWorld, type SellerWorld } from '../../testing/fixtures/seller/world.ts';

let world: SellerWorld;
beforeAll(async () => {
  world = await openSellerWorld();
});
afterAll(() => world.close());

const get = async (auction_id: string, as = world.seller.token) =>
  (await world.call('sellerAuctions.getSellerAuction', { auction_id }, { as })).body;

test('getSellerAuction shows an auction to its seller and to admins', async () => {
  const id = await world.addDraft({ title: 'Sofas' });
  expect(dataOf(await get(id)).auction).toMatchObject({ id, title: 'Sofas', state: 'draft' });
  expect(dataOf(await get(id, world.admin.token)).auction.title).toBe('Sofas');
});

test('getSellerAuction does not show it to anyone else', async () => {
  const id = await world.addDraft();
  expect(codeOf(await get(id, world.other.token))).toBe('NotFound');
  expect(codeOf(await get(id, world.buyer.token))).toBe('RoleMissing');
  expect(codeOf(await get('nothing'))).toBe('NotFound');
});
