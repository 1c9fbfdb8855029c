import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../security/ids.ts';
import { openDemoWorld, type DemoWorld } from '../../testing/fixtures/demo-world.ts';

describe('catalog.similarProducts', () => {
  let world: DemoWorld;
  beforeAll(async () => {
    world = await openDemoWorld();
  });
  afterAll(() => world.close());

  const similarTo = async (product_id: string) => {
    const { body } = await world.call('catalog.similarProducts', { product_id });
    if (body.status !== 'success') throw new Error(body.statusText);
    return body.data.similarList;
  };
  const lotIn = (slug: string) =>
    world.owner
      .selectFrom('lots')
      .innerJoin('categories', 'categories.id', 'lots.categoryId')
      .select(['lots.id', 'categories.name'])
      .where('categories.slug', '=', slug)
      .where('lots.phase', '!=', 'sold')
      .orderBy('lots.number')
      .executeTakeFirstOrThrow();

  test('PV-06 returns five similar products, open or soon to open, never the lot itself', async () => {
    const lot = await lotIn('tools');
    const similar = await similarTo(lot.id);
    expect(similar).toHaveLength(5);
    expect(similar.map(({ id }) => id)).not.toContain(lot.id);
    expect(similar.every(({ category }) => category === lot.name)).toBe(true);
    expect(similar.every(({ market_status }) => market_status === 'open')).toBe(true);
  });

  test('PV-06 fills up with other lots where the kind has too few', async () => {
    // Kitchen goods were sold in the closed auction; hardly any are left.
    const lot = await lotIn('kitchen');
    const similar = await similarTo(lot.id);
    expect(similar).toHaveLength(5);
    expect(similar.map(({ id }) => id)).not.toContain(lot.id);
  });

  test('catalog.similarProducts refuses an invalid id', async () => {
    const { status, body } = await world.call('catalog.similarProducts', { product_id: newId() });
    expect([status, body]).toMatchObject([404, { code: 'NotFound' }]);
  });
});
