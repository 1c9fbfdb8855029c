import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDemoWorld, type DemoWorld } from '../../testing/demo-world.ts';

describe('catalog.searchProducts', () => {
  let world: DemoWorld;
  beforeAll(async () => {
    world = await openDemoWorld();
  });
  afterAll(() => world.close());

  type Input = Parameters<typeof world.call<'catalog.searchProducts'>>[1];
  const search = async (input: Input) => {
    const { body } = await world.call('catalog.searchProducts', input);
    if (body.status !== 'success') throw new Error(body.statusText);
    return body.data;
  };
  const titles = async (searchtext: string): Promise<string[]> =>
    (await search({ searchtext })).searchList.map(({ title }) => title);

  test('catalog.searchProducts finds by words, their forms and their beginnings', async () => {
    expect(await titles('cordless drills')).toContain(
      'Cordless drill and driver, 20 V, two batteries',
    );
    expect(await titles('trampol')).toEqual(['Trampoline with enclosure, 12 feet']);
    expect(await titles('roadwise compressor')).toEqual([]);
    expect(await titles('!!! &|:* ')).toEqual([]);
    expect(await titles("o'hare \\ <->")).toEqual([]);
  });

  test('catalog.searchProducts finds a lot by its label, with and without LPN, and by its UPC', async () => {
    const lot = await world.owner
      .selectFrom('lots')
      .select(['lpn', 'upc', 'title'])
      .where('phase', '=', 'upcoming')
      .where('upc', '!=', '')
      .orderBy('lpn')
      .executeTakeFirstOrThrow();
    for (const code of [lot.lpn, lot.lpn.toLowerCase(), lot.lpn.slice(3), lot.upc]) {
      expect([code, await titles(code)]).toEqual([code, [lot.title]]);
    }
  });

  test('catalog.searchProducts combines words with category, condition and center', async () => {
    const tools = await search({ category_id: 'tools', limit: 60 });
    expect(tools.searchCount).toBe(20);
    expect(new Set(tools.searchList.map(({ category }) => category))).toEqual(
      new Set(['Tools & Hardware']),
    );
    const smyrna = await search({ location: 'smyrna', limit: 60 });
    expect(new Set(smyrna.searchList.map(({ location }) => location))).toEqual(
      new Set(['Smyrna, GA']),
    );
    const dented = await search({ condition: 'Scratch & Dent', searchtext: 'dryer' });
    expect(dented.searchList.map(({ title }) => title)).toEqual([
      'Electric dryer, 7.4 cubic feet, white',
    ]);
    expect((await search({ location: 'decatur', category_id: 'tools' })).searchCount).toBe(0);
  });

  test('catalog.searchProducts shows lots on the block only, with nobody’s name or maximum', async () => {
    const all = await search({ limit: 60 });
    const { count } = await world.owner
      .selectFrom('lots')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('phase', 'in', ['upcoming', 'open'])
      .executeTakeFirstOrThrow();
    expect(all.searchCount).toBe(count);
    expect(all.searchList.every(({ proxy_bid_details }) => proxy_bid_details === null)).toBe(true);
    const people = await world.owner.selectFrom('users').select(['id', 'username']).execute();
    const said = JSON.stringify(all);
    for (const { id, username } of people) {
      expect(said).not.toContain(id);
      expect(said).not.toContain(`"${username}"`);
    }
  });

  test('catalog.searchProducts keeps its order across pages, in every order', async () => {
    for (const orderby of ['', '1', '3', '4'] as const) {
      const ids: string[] = [];
      const prices: number[] = [];
      for (let page = 1; page <= 10; page += 1) {
        const { searchList } = await search({ orderby, page, limit: 30 });
        ids.push(...searchList.map(({ id }) => id));
        prices.push(...searchList.map(({ pricestart }) => Number(pricestart)));
      }
      const { searchCount } = await search({ limit: 1 });
      expect([orderby, ids.length, new Set(ids).size]).toEqual([orderby, searchCount, searchCount]);
      const rising = prices.toSorted((one, other) => one - other);
      if (orderby === '3') expect(prices).toEqual(rising);
      if (orderby === '4') expect(prices).toEqual(rising.toReversed());
    }
  });

  test('catalog.searchProducts asks the database as often for 60 lots as for one', async () => {
    await search({ limit: 1 });
    const one = await world.countQueries(() => search({ limit: 1 }));
    const many = await world.countQueries(() => search({ limit: 60 }));
    expect(one).toBeGreaterThan(0);
    expect(many).toBe(one);
  });

  test('catalog.searchProducts refuses bounds that are out of reach', async () => {
    for (const input of [
      { limit: 61 },
      { limit: 0 },
      { page: 0 },
      { searchtext: 'x'.repeat(201) },
    ]) {
      const { status, body } = await world.call('catalog.searchProducts', input);
      expect([status, body]).toMatchObject([422, { code: 'InputInvalid' }]);
    }
  });
});
