import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import { openSellerWorld, type SellerWorld } from '../../testing/fixtures/seller/world.ts';

let world: SellerWorld;
beforeAll(async () => {
  world = await openSellerWorld();
});
afterAll(() => world.close());

const centersFor = async (as: string) =>
  (await world.call('sellerAuctions.listCenters', {}, { as })).body;

test('listCenters shows sellers the centers with their tax, and buyers none', async () => {
  const { centerList } = dataOf(await centersFor(world.seller.token));
  expect(centerList).toContainEqual({ id: world.center, name: 'Decatur', tax_bps: 800 });
  expect(codeOf(await centersFor(world.buyer.token))).toBe('RoleMissing');
});
