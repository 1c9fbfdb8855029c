import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../security/ids.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import {
  applyTemplate,
  deleteTemplate,
  FINDINGS,
  MEASURED,
  PRODUCT,
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

const saveDrill = async (name: string) => {
  const report = { ...FINDINGS, ...MEASURED };
  const { id } = await world.addDraft({ ...PRODUCT, category: world.category, report });
  return dataOf(await saveTemplate(world, id, name)).template_id;
};
const addTwo = async () => [
  await world.addDraft({ title: 'Drill, used', start_price: '3.00', lpn: '' }),
  await world.addDraft({ sku: 'OWN-1' }),
];
const versionsOf = (lots: Awaited<ReturnType<typeof addTwo>>) =>
  lots.map(({ id, version }) => ({ lot_id: id, version }));

test('SELL-04 applyLotTemplate fills what many drafts lack, and the answer undoes it', async () => {
  const template_id = await saveDrill('Drills');
  const lots = await addTwo();
  const answer = dataOf(
    await applyTemplate(world, { template_id, fill: 'empty', lots: versionsOf(lots) }),
  );
  expect(answer.written).toBe(1);
  const [first, second] = await Promise.all(lots.map(({ id }) => world.readLot(id)));
  const rest = { category: world.category, buy_now: '60.00', brand: 'Makita', version: 2 };
  expect(first).toMatchObject({ ...rest, title: 'Drill, used', start_price: '3.00', sku: 'DR-1' });
  expect(second).toMatchObject({ ...rest, title: 'Cordless drill', sku: 'OWN-1', item_count: 1 });
  expect(second?.report).toMatchObject(MEASURED);
  const undo = answer.lotList.map(({ lot_id, version, before }) => ({
    lot_id,
    version: version ?? 0,
    fields: before.fields,
  }));
  const as = { as: world.seller.token };
  await world.call('sellerLots.changeDraftLots', { changes: undo }, as);
  for (const lot of lots) expect(await world.readLot(lot.id)).toEqual({ ...lot, version: 3 });
});

test('applyLotTemplate replaces what drafts have, where that is wanted', async () => {
  const template_id = await saveDrill('Better drills');
  const lots = await addTwo();
  const input = { template_id, fill: 'replace' as const, lots: versionsOf(lots) };
  expect(dataOf(await applyTemplate(world, input)).written).toBe(1);
  for (const { id } of lots) {
    expect(await world.readLot(id)).toMatchObject({
      title: 'Cordless drill',
      start_price: '5.00',
      sku: 'DR-1',
      item_count: 2,
    });
  }
});

test('applyLotTemplate changes all drafts or none, and says which it cannot', async () => {
  const buyNow = await world.addDraft({ buy_now: '60.00' });
  const { template_id } = dataOf(await saveTemplate(world, buyNow.id, 'Cheap'));
  const dear = await world.addDraft({ start_price: '90.00' });
  const [one, two] = await addTwo();
  const lots = [one, two, dear].flatMap((lot) => (lot === undefined ? [] : [lot]));
  const apply = async (wanted = versionsOf(lots)) =>
    dataOf(await applyTemplate(world, { template_id, fill: 'replace', lots: wanted }));
  expect(await apply()).toMatchObject({
    written: 0,
    lotList: [
      { fault: null },
      { fault: null },
      { lot_id: dear.id, fault: 'invalid', problems: [{ field: 'buy_now' }] },
    ],
  });
  const stale = versionsOf(lots.slice(0, 2)).map((each, at) => ({ ...each, version: 1 + at }));
  expect((await apply(stale)).lotList.map(({ fault }) => fault)).toEqual([null, 'changed']);
  for (const lot of lots) expect(await world.readLot(lot.id)).toEqual(lot);
});

test('applyLotTemplate refuses templates and drafts that are gone or another seller’s', async () => {
  const template_id = await saveDrill('Old drills');
  const lots = await addTwo();
  const wanted = { template_id, fill: 'empty' as const, lots: versionsOf(lots) };
  const apply = async (input: Partial<typeof wanted>, as = world.seller.token) =>
    codeOf(await applyTemplate(world, { ...wanted, ...input }, as));
  expect(await apply({}, world.other.token)).toBe('NotFound');
  expect(await apply({ lots: [{ lot_id: newId(), version: 1 }] })).toBe('NotFound');
  const other = { as: world.other.token };
  const made = await world.call('sellerLots.createSellerLot', { fields: {} }, other);
  const foreign = { lots: [{ lot_id: dataOf(made.body).lot.id, version: 1 }] };
  expect(await apply(foreign)).toBe('NotFound');
  expect(await apply(foreign, world.admin.token)).toBe('NotFound');
  await deleteTemplate(world, template_id);
  expect(await apply({})).toBe('NotFound');
  for (const lot of lots) expect(await world.readLot(lot.id)).toEqual(lot);
});
