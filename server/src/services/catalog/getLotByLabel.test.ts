import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../security/ids.ts';
import { openDemoWorld, type DemoWorld } from '../../testing/fixtures/demo-world.ts';

describe('catalog.getLotByLabel', () => {
  let world: DemoWorld;
  beforeAll(async () => {
    world = await openDemoWorld();
  });
  afterAll(() => world.close());

  const ask = (code: string) => world.call('catalog.getLotByLabel', { code });
  const lotIn = (phase: string) =>
    world.owner
      .selectFrom('lots')
      .select(['id', 'lpn', 'title', 'listedCloseAt'])
      .where('phase', '=', phase)
      .orderBy('lpn')
      .executeTakeFirstOrThrow();
  const change = (id: string, to: { upc?: string; sku?: string; phase?: string }) =>
    world.owner.updateTable('lots').set(to).where('id', '=', id).execute();

  test('catalog.getLotByLabel finds a lot by its label, with or without LPN, and by its id', async () => {
    const { id, lpn, title } = await lotIn('upcoming');
    for (const code of [lpn, lpn.slice(3), lpn.toLowerCase(), ` ${lpn} `, id]) {
      expect([code, (await ask(code)).body]).toMatchObject([
        code,
        { data: { product_id: id, title, market_status: 'open' } },
      ]);
    }
  });

  test('catalog.getLotByLabel finds a lot by UPC, EAN and SKU as scanners and people write them', async () => {
    const { id } = await lotIn('upcoming');
    await change(id, { upc: '012345678905', sku: 'ZQ-98/765' });
    for (const code of [
      '012345678905',
      '0012345678905',
      '0 12345 67890 5',
      'zq98765',
      'ZQ-98/765',
    ]) {
      expect([code, (await ask(code)).body]).toMatchObject([code, { data: { product_id: id } }]);
    }
  });

  test('catalog.getLotByLabel finds closed lots, but prefers open ones', async () => {
    const [sold, open] = [await lotIn('sold'), await lotIn('open')];
    expect((await ask(sold.lpn)).body).toMatchObject({
      data: { product_id: sold.id, market_status: 'sold' },
    });
    for (const { id } of [sold, open]) await change(id, { upc: '4006381333931' });
    expect((await ask('4006381333931')).body).toMatchObject({ data: { product_id: open.id } });
  });

  test('catalog.getLotByLabel answers NotFound for unknown codes and for drafts', async () => {
    const draft = await lotIn('upcoming');
    await change(draft.id, { phase: 'draft' });
    for (const code of ['LPN404', '', '😀', '%', "' or 1=1", newId(), draft.lpn]) {
      expect([code, await ask(code)]).toMatchObject([
        code,
        { status: 404, body: { code: 'NotFound' } },
      ]);
    }
    expect((await ask('x'.repeat(201))).status).toBe(422);
  });

  test('catalog.getLotByLabel sends one query', async () => {
    const { lpn } = await lotIn('open');
    expect(await world.countQueries(() => ask(lpn))).toBe(1);
  });
});
