import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import { listTemplates, saveTemplate } from '../../testing/fixtures/seller/lot-templates.ts';
import {
  openSellerLotsWorld,
  type SellerLotsWorld,
} from '../../testing/fixtures/seller/seller-lots-world.ts';

let world: SellerLotsWorld;
beforeAll(async () => {
  world = await openSellerLotsWorld();
});
afterAll(() => world.close());

test('listLotTemplates lists a seller’s own by name', async () => {
  const { id } = await world.addDraft({ title: 'Vacuum' });
  await saveTemplate(world, id, 'vacuums');
  await saveTemplate(world, id, 'Air fryers');
  const names = dataOf(await listTemplates(world)).templateList.map(({ name }) =>
    name.toLowerCase(),
  );
  expect(names).toEqual(names.toSorted());
  const seen = dataOf(
    await listTemplates(world, world.admin.token, { seller_id: world.seller.id }),
  ).templateList;
  expect(seen).toHaveLength(names.length);
  expect(codeOf(await listTemplates(world, world.admin.token))).toBe('SellerMissing');
});
