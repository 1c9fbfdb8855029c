import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import {
  deleteTemplate,
  renameTemplate,
  saveTemplate,
} from '../../testing/fixtures/seller/lot-templates.ts';
import {
  openSellerLotsWorld,
  type SellerLotsWorld,
} from '../../testing/fixtures/seller/seller-lots-world.ts';

let world: SellerLotsWorld;
beforeAll(async () => {
  world = await openSellerLotsWorld();
});
afterAll(() => world.close());

test('deleteLotTemplate deletes a seller’s own template', async () => {
  const { id } = await world.addDraft({ title: 'Kettle' });
  const { template_id } = dataOf(await saveTemplate(world, id, 'Kettles'));
  expect(codeOf(await deleteTemplate(world, template_id, world.other.token))).toBe('NotFound');
  expect(codeOf(await deleteTemplate(world, template_id))).toBe('success');
  expect(codeOf(await deleteTemplate(world, template_id))).toBe('NotFound');
  expect(codeOf(await renameTemplate(world, template_id, 'Gone'))).toBe('NotFound');
});
