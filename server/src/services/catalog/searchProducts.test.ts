import { hours, minutes } from '@hammerdock/domain/time.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { forgetSearchWords, refreshSearchWords } from '../../store/catalog/search-words.ts';
import { openDemoWorld, type DemoWorld } from '../../testing/fixtures/demo-world.ts';

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

  const DRILL = 'Cordless drill and driver, 20 V, two batteries';

  test('FIND-02 finds words in any of their forms, and words that begin with the typed text (R41)', async () => {
    for (const words of [
      'cordless drills',
      'CORDLESS drill',
      'drilling battery',
      'drivers drill',
    ]) {
      expect([words, await titles(words)]).toEqual([words, expect.arrayContaining([DRILL])]);
    }
    expect(await titles('trampol')).toEqual(['Trampoline with enclosure, 12 feet']);
    expect(await titles('7.4 cubic feet dryers')).toEqual([
      'Electric dryer, 7.4 cubic feet, white',
    ]);
    expect(await titles('roadwise compressor')).toEqual([]);
  });

  test('FIND-02 corrects typing errors and returns what was searched instead (R41)', async () => {
    const corrections = {
      'cordless drlil': 'cordless drill',
      'portable air compresor': 'portable air compressor',
      trampolnie: 'trampoline',
      'elctric dryre': 'electric dryer',
      'jgging stroller': 'jogging stroller',
    };
    for (const [typed, meant] of Object.entries(corrections)) {
      const { corrected, searchCount } = await search({ searchtext: typed });
      expect([typed, corrected]).toEqual([typed, meant]);
      expect(searchCount).toBeGreaterThan(0);
      expect((await search({ searchtext: meant })).corrected).toBe('');
    }
    expect(await search({ searchtext: 'qqxzvw' })).toMatchObject({ corrected: '', searchCount: 0 });
  });

  test('FIND-02 finds a lot by its label with and without LPN, and by SKU, UPC and EAN', async () => {
    const lot = await world.owner
      .selectFrom('lots')
      .select(['id', 'lpn', 'title'])
      .where('phase', '=', 'upcoming')
      .orderBy('lpn')
      .executeTakeFirstOrThrow();
    const labels = [lot.lpn, lot.lpn.toLowerCase(), lot.lpn.slice(3), ` LPN-${lot.lpn.slice(3)} `];
    for (const code of labels) expect([code, await titles(code)]).toEqual([code, [lot.title]]);
    for (const [upc, codes] of Object.entries({
      '012345678905': ['012345678905', '0 12345 67890 5', '12345678905', '0012345678905'],
      '4006381333931': ['4006381333931', '4-006381-333931'],
    })) {
      await world.owner
        .updateTable('lots')
        .set({ upc, sku: 'ZQ-98/765' })
        .where('id', '=', lot.id)
        .execute();
      for (const code of [...codes, 'ZQ-98/765', 'zq98765', 'ZQ 98 765']) {
        expect([code, await titles(code)]).toEqual([code, [lot.title]]);
      }
    }
  });

  test('FIND-02 finds what is collected in a city where its name alone is searched', async () => {
    const { searchCount, help } = await search({ searchtext: ' Decatur' });
    const { searchCount: filtered } = await search({ searchtext: '', location: 'decatur' });
    expect([searchCount, help]).toEqual([filtered, null]);
    expect(filtered).toBeGreaterThan(0);
    expect(await search({ searchtext: 'decatur', location: 'smyrna' })).toMatchObject({
      searchCount: 0,
    });
    expect(await search({ searchtext: 'decatur', exact: 1 })).toMatchObject({ searchCount: 0 });
  });

  test('FIND-02 prefers a city to lots that have other words or not all of its name', async () => {
    const { id, title: before } = await world.owner
      .selectFrom('lots')
      .select(['id', 'title'])
      .where('title', '=', 'Trampoline with enclosure, 12 feet')
      .executeTakeFirstOrThrow();
    const rename = async (title: string) => {
      await world.owner.updateTable('lots').set({ title }).where('id', '=', id).execute();
      await world.owner.transaction().execute(async (tx) => {
        await forgetSearchWords(tx, id);
        await refreshSearchWords(tx);
      });
    };
    onTestFinished(() => rename(before));
    const { searchCount: filtered } = await search({ searchtext: '', location: 'decatur' });
    for (const title of ['Crystal decanter with stopper', 'Decaturian chess set']) {
      await rename(title);
      expect(await search({ searchtext: 'Decatur' })).toMatchObject({
        corrected: '',
        searchCount: filtered,
      });
    }
    // Lots that have the word itself are meant.
    await rename('Map of Decatur');
    expect(await titles('Decatur')).toEqual(['Map of Decatur']);

    const center = world.owner.updateTable('centers').where('slug', '=', 'decatur');
    onTestFinished(async () => {
      await center.set({ city: 'Decatur' }).execute();
    });
    await center.set({ city: 'Big Canoe' }).execute();
    await rename('Canoe with paddles');
    expect(await search({ searchtext: 'Big Canoe' })).toMatchObject({
      dropped: [],
      searchCount: filtered,
    });
  });

  test('catalog.searchProducts finds lots by the names of their kinds (R41)', async () => {
    const { searchList, searchCount } = await search({ searchtext: 'hardware', limit: 60 });
    expect(searchCount).toBe(20);
    expect(new Set(searchList.map(({ category }) => category))).toEqual(
      new Set(['Tools & Hardware']),
    );
    expect((await search({ searchtext: 'cordless hardware' })).searchList.length).toBeGreaterThan(
      0,
    );
  });

  test('catalog.searchProducts ranks matches in the title above those in the description', async () => {
    const { id } = await world.owner
      .selectFrom('lots')
      .select('id')
      .where('title', '=', 'Trampoline with enclosure, 12 feet')
      .executeTakeFirstOrThrow();
    await world.owner
      .updateTable('lots')
      .set({ description: 'Comes with a vacuum, a vacuum and another vacuum.' })
      .where('id', '=', id)
      .execute();
    const found = await titles('vacuum');
    expect(found.length).toBeGreaterThan(2);
    expect(found.at(-1)).toBe('Trampoline with enclosure, 12 feet');
  });

  test('catalog.searchProducts names the prices that the words ask for (R41)', async () => {
    const range = async (searchtext: string) => (await search({ searchtext })).price_range;
    expect(await range('tv under $50')).toEqual({ min_price: '', max_price: '50.00' });
    const between = { min_price: '1.00', max_price: '500.00' };
    expect(await range('tv between 1 and 500 dollars')).toEqual(between);
    expect(await range('tv')).toEqual({ min_price: '', max_price: '' });
  });

  test('catalog.searchProducts accepts any text safely', async () => {
    const odd = [
      '!!! &|:* ',
      "o'hare \\\\ <->",
      '%',
      '_',
      '😀',
      "'; drop table lots; --",
      'the',
      'and of the',
      '(((',
      "''':*",
      'a'.repeat(200),
      'ab '.repeat(66),
      '1/2',
      '-5',
      '.',
    ];
    for (const searchtext of odd) {
      const { status, body } = await world.call('catalog.searchProducts', { searchtext });
      expect([searchtext, status, body.status]).toEqual([searchtext, 200, 'success']);
      const names = { location: searchtext.slice(0, 40), condition: searchtext.slice(0, 40) };
      const named = await world.call('catalog.searchProducts', names);
      expect([names, named.status]).toEqual([names, 200]);
    }
    expect((await search({ searchtext: 'the' })).searchCount).toBe(0);
    expect((await search({ searchtext: '%' })).searchCount).toBe(0);
    expect((await search({ searchtext: '   ' })).searchCount).toBeGreaterThan(200);
  });

  test('FIND-01 catalog.searchProducts combines words with category, condition and center', async () => {
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

  test('FIND-01 catalog.searchProducts combines values of a filter, and counts what each other would show', async () => {
    const chosen = { category_id: 'tools,garden', condition: 'Opened Box', limit: 60 };
    const { searchList, searchCount, facets } = await search(chosen);
    expect(new Set(searchList.map(({ conditionunique }) => conditionunique))).toEqual(
      new Set(['Opened Box']),
    );
    for (const [slug, count] of Object.entries(facets.category)) {
      const there = await search({ ...chosen, category_id: slug });
      expect([slug, there.searchCount]).toEqual([slug, count]);
    }
    for (const [condition, count] of Object.entries(facets.condition)) {
      const there = await search({ ...chosen, condition });
      expect([condition, there.searchCount]).toEqual([condition, count]);
    }
    const { tools = 0, garden = 0 } = facets.category;
    expect(searchCount).toBe(tools + garden);
    expect(facets.location).toEqual({ smyrna: searchCount });
  });

  test('FIND-01 catalog.searchProducts filters by current price, closing time and buy now', async () => {
    const cheap = await search({ min_price: '5', max_price: '12.50', limit: 60 });
    const prices = cheap.searchList.map(({ pricestart }) => Number(pricestart));
    expect(prices.length).toBeGreaterThan(0);
    expect(prices.every((price) => price >= 5 && price <= 12.5)).toBe(true);
    const closing = await Promise.all(
      (['15m', '1h', '24h', '3d', '7d', ''] as const).map((when) =>
        search({ closing: when, limit: 60 }),
      ),
    );
    const counts = closing.map(({ searchCount }) => searchCount);
    expect(counts).toEqual(counts.toSorted((one, other) => one - other));
    const [now] = (await sql<{ now: number }>`select app.now_ms() as now`.execute(world.owner))
      .rows;
    const next = (closing[0]?.searchList ?? []).map(({ date_closed }) => Date.parse(date_closed));
    expect(next.length).toBeGreaterThan(0);
    expect(next.every((closesAt) => closesAt <= (now?.now ?? 0) + minutes(15))).toBe(true);
    const soon = (closing[1]?.searchList ?? []).map(({ date_closed }) => Date.parse(date_closed));
    expect(soon.length).toBeGreaterThan(next.length);
    expect(soon.every((closesAt) => closesAt <= (now?.now ?? 0) + hours(1))).toBe(true);
    const live = closing[5]?.searchList ?? [];
    const free = live.find(({ bids, future_active }) => bids === 0 && !future_active)?.id ?? '';
    const bidOn = live.find(({ bids }) => bids > 0)?.id ?? '';
    await world.owner.updateTable('lots').set({ buyNowCents: null }).execute();
    await world.owner
      .updateTable('lots')
      .set({ buyNowCents: 9900 })
      .where('id', 'in', [free, bidOn])
      .execute();
    const { searchList } = await search({ buynow: 1 });
    expect(searchList).toMatchObject([{ id: free, buynowamount: '99.00' }]);
  });

  test('catalog.searchProducts returns only public lots, without names or maximums', async () => {
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

  test('FIND-01 LIST-03 catalog.searchProducts keeps its order across pages, in every order', async () => {
    for (const orderby of ['', '1', '3', '4', '5', '6', '7'] as const) {
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

  test('catalog.searchProducts sorts by newest, most bids and biggest discount', async () => {
    const lots = async (orderby: '1' | '5' | '6' | '7') => {
      const first = await search({ orderby, limit: 60 });
      const pages = Array.from({ length: Math.ceil(first.searchCount / 60) }, (_, at) => at + 1);
      const all = await Promise.all(pages.map((page) => search({ orderby, page, limit: 60 })));
      return all.flatMap(({ searchList }) => searchList);
    };
    const bids = (await lots('6')).map((lot) => lot.bids);
    expect(bids).toEqual(bids.toSorted((one, other) => other - one));
    expect(bids[0]).toBeGreaterThan(bids.at(-1) ?? 0);

    const [newest, unpriced] = (await lots('1')).slice(-2);
    await world.owner
      .updateTable('lots')
      .set({ listedAt: sql`app.now() + interval '1 minute'` })
      .where('id', '=', newest?.id ?? '')
      .execute();
    expect((await lots('5'))[0]?.id).toBe(newest?.id);

    await world.owner
      .updateTable('lots')
      .set({ msrpCents: 0 })
      .where('id', '=', unpriced?.id ?? '')
      .execute();
    const discounted = await lots('7');
    expect(discounted.at(-1)?.id).toBe(unpriced?.id);
    const shares = discounted
      .slice(0, -1)
      .map((lot) => Number(lot.pricestart) / (Number(lot.msrp) * lot.sku_count));
    expect(shares).toEqual(shares.toSorted((one, other) => one - other));
  });

  test('catalog.searchProducts keeps its order across pages of words, too', async () => {
    const { searchCount } = await search({ searchtext: 'set' });
    const ids: string[] = [];
    for (let page = 1; ids.length < searchCount && page < 50; page += 1) {
      const { searchList } = await search({ searchtext: 'set', page, limit: 3 });
      ids.push(...searchList.map(({ id }) => id));
    }
    expect(searchCount).toBeGreaterThan(6);
    expect(new Set(ids).size).toBe(searchCount);
  });

  test('catalog.searchProducts sends as many queries for many lots and words as for few', async () => {
    const queries = (input: Input) => world.countQueries(() => search(input));
    expect(await queries({ limit: 1 })).toBe(2);
    expect(await queries({ limit: 60, category_id: 'tools,garden', orderby: '3' })).toBe(2);
    expect(await queries({ searchtext: 'trampoline', limit: 1 })).toBe(3);
    // Other names of the goods, corrections and what to try instead each need one more.
    expect(await queries({ searchtext: 'drill', limit: 1 })).toBe(4);
    const long = 'cordles drlil set with the battery and two more words';
    expect(
      await queries({ searchtext: long, limit: 60, condition: 'Damaged' }),
    ).toBeLessThanOrEqual(8);
  });

  test('catalog.searchProducts refuses filters out of range', async () => {
    for (const input of [
      { limit: 61 },
      { limit: 0 },
      { page: 0 },
      { searchtext: 'x'.repeat(201) },
      { min_price: '-1' },
      { max_price: '1e9' },
      { buynow: 2 },
    ]) {
      const { status, body } = await world.call('catalog.searchProducts', input);
      expect([status, body]).toMatchObject([422, { code: 'InputInvalid' }]);
    }
  });
});
