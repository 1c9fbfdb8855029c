import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import {
  findTemplate,
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

test('renameLotTemplate gives a template a name that is free', async () => {
  const { id } = await world.addDraft({ title: 'Heater' });
  const { template_id } = dataOf(await saveTemplate(world, id, 'Heaters'));
  await saveTemplate(world, id, 'Fans');
  expect(codeOf(await renameTemplate(world, template_id, 'FANS'))).toBe('TemplateNameTaken');
  expect(codeOf(await renameTemplate(world, template_id, 'Radiators', world.other.token))).toBe(
    'NotFound',
  );
  expect(codeOf(await renameTemplate(world, template_id, 'Radiators'))).toBe('success');
  expect(await findTemplate(world, 'Radiators')).toMatchObject({
    id: template_id,
    title: 'Heater',
  });
});
