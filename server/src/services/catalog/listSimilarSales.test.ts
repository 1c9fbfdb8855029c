import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { newId } from '../../security/ids.ts';
import { openDemoWorld, type DemoWorld } from '../../testing/fixtures/demo-world.ts';

describe('catalog.listSimilarSales', () => {
  let world: DemoWorld;
  beforeAll(async () => {
    world = await openDemoWorld();
  });
  afterAll(() => world.close());

  const ask = (product_id: string, as?: string) =>
    world.call('catalog.listSimilarSales', { product_id }, as === undefined ? {} : { as });
  const salesOf = async (product_id: string) => {
    const { body } = await ask(product_id);
    if (body.status !== 'success') throw new Error(body.statusText);
    return body.data;
  };
  const find = (title: string) =>
    world.owner.selectFrom('lots').selectAll().where('title', '=', title).executeTakeFirstOrThrow();
  /** Sells lots of the demo, as far as the catalog is concerned. */
  const sell = async (prices: Readonly<Record<string, number>>) => {
    for (const [title, hammerCents] of Object.entries(prices)) {
      const { id } = await find(title);
      await world.owner
        .updateTable('lots')
        .set({ phase: 'sold', hammerCents, listedCloseAt: sql<Date>`app.now()` })
        .where('id', '=', id)
        .execute();
    }
  };

  test('returns the sales of the same category with the telling words, and their prices', async () => {
    await sell({
      'Dog crate with divider, 42 inch': 3100,
      'Dog life jacket, large, orange': 900,
      'Cat tree with perches, 62 inch': 5000,
      'Cabin tent for eight with screen porch': 7700,
    });
    const crate = await find('Dog crate with divider, 42 inch');
    await world.owner
      .updateTable('lots')
      .set({ title: 'Folding dog crate, 36 inch' })
      .where('title', '=', 'Pet stroller with mesh windows')
      .execute();
    const wanted = await find('Folding dog crate, 36 inch');
    expect(await salesOf(wanted.id)).toEqual({
      salesList: [
        {
          id: crate.id,
          title: 'Dog crate with divider, 42 inch',
          conditionunique: 'Damaged',
          sku_count: 1,
          amount: '31.00',
          premium_bps: 1_700,
          premium_minimum: '3.00',
          shipping: null,
          tax_bps: 800,
          card_fee_bps: 0,
          date_closed: expect.any(String),
        },
      ],
      prices: { lowest: '31.00', median: '31.00', highest: '31.00' },
    });
  });

  test('returns at most five sales, with their median and range, and never the lot itself', async () => {
    const { id, categoryId } = await find('Yoga mat with alignment lines, 6 mm');
    const lots = await world.owner
      .selectFrom('lots')
      .select('id')
      .where('categoryId', '=', categoryId)
      .where('id', '!=', id)
      .where('phase', '!=', 'sold')
      .orderBy('lpn')
      .limit(7)
      .execute();
    for (const [place, lot] of lots.entries()) {
      await world.owner
        .updateTable('lots')
        .set({ title: 'Yoga mat', phase: 'sold', hammerCents: 1000 + 100 * place })
        .where('id', '=', lot.id)
        .execute();
    }
    const { salesList, prices } = await salesOf(id);
    expect(salesList).toHaveLength(5);
    expect(salesList.map((sale) => sale.id)).not.toContain(id);
    const amounts = salesList.map(({ amount }) => amount).toSorted();
    expect(prices).toEqual({ lowest: amounts[0], median: amounts[2], highest: amounts[4] });
  });

  test('names nobody, and leaves out lots of an unpublished auction', async () => {
    const mat = await find('Yoga mat with alignment lines, 6 mm');
    const text = JSON.stringify(await salesOf(mat.id));
    const users = await world.owner.selectFrom('users').select(['id', 'username']).execute();
    const named = users.filter(({ id, username }) =>
      [id, `"${username}"`].some((name) => text.includes(name)),
    );
    expect(named).toEqual([]);
    const published = await world.owner
      .selectFrom('auctions')
      .select(['id', 'publishedAt'])
      .execute();
    const others = published.filter(({ id }) => id !== mat.auctionId).map(({ id }) => id);
    await world.owner
      .updateTable('lots')
      .set({ auctionId: others[0] ?? '', number: sql<number>`number + 1000` })
      .where('title', '=', 'Yoga mat')
      .execute();
    const setPublished = (at: Date | null) =>
      world.owner
        .updateTable('auctions')
        .set({ publishedAt: at })
        .where('id', '=', others[0] ?? '')
        .execute();
    await setPublished(null);
    expect((await salesOf(mat.id)).salesList).toEqual([]);
    await setPublished(new Date());
    expect((await salesOf(mat.id)).salesList).toHaveLength(5);
  });

  test('a lot without similar sales has an empty list and no prices', async () => {
    const { id } = await find('Dehumidifier, 50 pints, with pump');
    expect(await salesOf(id)).toEqual({ salesList: [], prices: null });
  });

  test('answers with two queries, the second of them through an index', async () => {
    const { id, categoryId } = await find('Yoga mat with alignment lines, 6 mm');
    expect(await world.countQueries(() => ask(id))).toBe(2);
    const plan = await world.owner.transaction().execute(async (tx) => {
      await sql`set local enable_seqscan = off`.execute(tx);
      return await sql
        .raw<Record<string, string>>(
          `explain select id from lots where phase = 'sold' and category_id = '${categoryId}'
          order by listed_close_at desc limit 300`,
        )
        .execute(tx);
    });
    const lines = plan.rows.flatMap((row) => Object.values(row)).join('\n');
    expect(lines).toContain('lots_sold_in_category');
  });

  test('catalog.listSimilarSales refuses an unknown and an unpublished lot', async () => {
    for (const id of [newId(), 'nonsense', '']) {
      expect([id, await ask(id)]).toMatchObject([id, { status: 404, body: { code: 'NotFound' } }]);
    }
    const { id } = await find('Air fryer, 6 quarts, digital');
    await world.owner.updateTable('lots').set({ phase: 'draft' }).where('id', '=', id).execute();
    expect(await ask(id)).toMatchObject({ status: 404, body: { code: 'NotFound' } });
  });
});
