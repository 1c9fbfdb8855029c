import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import {
  FINDINGS,
  MEASURED,
  changeTemplate,
  findTemplate,
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

const saveBlender = async (name: string) => {
  const { id } = await world.addDraft({ title: 'Blender', start_price: '10.00' });
  return dataOf(await saveTemplate(world, id, name)).template_id;
};

test('changeLotTemplate changes the fields that were sent, and drops findings', async () => {
  const template_id = await saveBlender('Blenders');
  const report = { ...FINDINGS, ...MEASURED };
  const fields = { title: 'Blender, 5 cups', category: world.category, report };
  const { template } = dataOf(await changeTemplate(world, { template_id, version: 1, fields }));
  expect(template).toMatchObject({ title: 'Blender, 5 cups', start_price: '10.00', version: 2 });
  expect(template.report).toMatchObject({ tested: null, defects: null, ...MEASURED });
  expect(await findTemplate(world, 'Blenders')).toEqual(template);
});

test('changeLotTemplate refuses others, an older version, and what no lot may have', async () => {
  const template_id = await saveBlender('Mixers');
  const before = await findTemplate(world, 'Mixers');
  const change = (fields: object, version = 1, as = world.seller.token) =>
    changeTemplate(world, { template_id, version, fields }, as);
  expect(codeOf(await change({ title: 'Late' }, 2))).toBe('TemplateChanged');
  expect(codeOf(await change({ title: 'Theirs' }, 1, world.other.token))).toBe('NotFound');
  expect(await change({ buy_now: '1.00' })).toMatchObject({
    fieldErrors: { 'fields.buy_now': 'The Buy Now price can’t be below the start price.' },
  });
  expect(await change({ category: 'none' })).toMatchObject({
    fieldErrors: { 'fields.category': 'This category doesn’t exist.' },
  });
  expect(await findTemplate(world, 'Mixers')).toEqual(before);
});

test('changeLotTemplate takes one of two changes of a version at once', async () => {
  const template_id = await saveBlender('Grinders');
  const both = await Promise.all(
    ['One', 'Two'].map((title) =>
      changeTemplate(world, { template_id, version: 1, fields: { title } }),
    ),
  );
  expect(both.map(codeOf).toSorted()).toEqual(['TemplateChanged', 'success']);
});
