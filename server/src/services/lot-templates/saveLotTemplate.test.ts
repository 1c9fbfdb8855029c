import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import {
  FINDINGS,
  MEASURED,
  PRODUCT,
  deleteTemplate,
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

test('saveLotTemplate keeps the product of a lot, without label and findings, once for each name', async () => {
  const report = { ...FINDINGS, ...MEASURED };
  const fields = { ...PRODUCT, category: world.category, lpn: 'LPN-7001', report };
  const draft = await world.addDraft(fields);
  const { template_id } = dataOf(await saveTemplate(world, draft.id, ' Drills '));
  const template = await findTemplate(world, 'Drills');
  expect(template).toMatchObject({ ...PRODUCT, category: world.category, id: template_id });
  const nothing = { tested: null, completeness: null, defects: null, inspector_note: '' };
  expect(template.report).toMatchObject({ ...nothing, ...MEASURED });
  expect(Object.keys(template)).not.toContain('lpn');

  const other = await world.addDraft({ title: 'Impact driver' });
  expect(dataOf(await saveTemplate(world, other.id, 'DRILLS'))).toEqual({ template_id });
  expect(await findTemplate(world, 'DRILLS')).toMatchObject({
    title: 'Impact driver',
    start_price: null,
  });
});

test('saveLotTemplate takes a published lot', async () => {
  await saveTemplate(world, await world.addLot('sold'), 'Sold before');
  const lot = await findTemplate(world, 'Sold before');
  expect(lot.title).not.toBe('');
  expect(lot.start_price).not.toBeNull();
});

test('saveLotTemplate refuses other sellers, empty names and more than 200 templates', async () => {
  const { id } = await world.addDraft({ title: 'Lamp' });
  expect(codeOf(await saveTemplate(world, id, 'Lamps', world.other.token))).toBe('NotFound');
  expect(codeOf(await saveTemplate(world, 'nothing', 'Lamps'))).toBe('NotFound');
  expect(await saveTemplate(world, id, ' ')).toMatchObject({
    fieldErrors: { name: 'Enter a name' },
  });

  const { id: theirs } = dataOf(
    await world
      .call('sellerLots.createSellerLot', { fields: { title: 'Lamp' } }, { as: world.other.token })
      .then(({ body }) => body),
  ).lot;
  const { template_id } = dataOf(await saveTemplate(world, theirs, 'Lamp 1', world.other.token));
  await sql`insert into lot_templates select (jsonb_populate_record(each, jsonb_build_object(
      'id', gen_random_uuid(), 'name', 'Lamp ' || n))).*
    from lot_templates each, generate_series(2, 200) n where id = ${template_id}::uuid`.execute(
    world.owner,
  );
  expect(codeOf(await saveTemplate(world, theirs, 'One more', world.other.token))).toBe(
    'TemplatesFull',
  );
  expect(codeOf(await saveTemplate(world, theirs, 'lamp 1', world.other.token))).toBe('success');
  await deleteTemplate(world, template_id, world.other.token);
  const both = await Promise.all(
    ['Last', 'Too many'].map((name) => saveTemplate(world, theirs, name, world.other.token)),
  );
  expect(both.map(codeOf).toSorted()).toEqual(['TemplatesFull', 'success']);
});

test('saveLotTemplate saves one template when a name is saved twice at once', async () => {
  const { id } = await world.addDraft({ title: 'Toaster' });
  const both = await Promise.all(
    ['Toasters', 'TOASTERS'].map((name) => saveTemplate(world, id, name)),
  );
  const ids = new Set(both.map((body) => dataOf(body).template_id));
  expect(ids.size).toBe(1);
});
