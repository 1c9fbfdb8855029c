import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { openDemoWorld, type DemoWorld } from '../../testing/fixtures/demo-world.ts';

describe('catalog.listSuggestions', () => {
  let world: DemoWorld;
  beforeAll(async () => {
    world = await openDemoWorld();
  });
  afterAll(() => world.close());

  const suggest = async (searchtext: string) => {
    const { body } = await world.call('catalog.listSuggestions', { searchtext });
    if (body.status !== 'success') throw new Error(body.statusText);
    return body.data.suggestions;
  };
  const texts = async (searchtext: string, kind: string): Promise<string[]> =>
    (await suggest(searchtext)).filter((each) => each.kind === kind).map(({ text }) => text);

  test('catalog.listSuggestions suggests words, kinds and lots that begin with the typed text', async () => {
    expect(await texts('tramp', 'words')).toEqual(['trampoline']);
    expect(await texts('gard', 'category')).toEqual(['Lawn & Garden']);
    const [lot] = (await suggest('tramp')).filter(({ kind }) => kind === 'lot');
    expect(lot).toMatchObject({
      text: 'Trampoline with enclosure, 12 feet',
      product_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      avatarorg: expect.stringContaining('/pictures/'),
    });
  });

  test('catalog.listSuggestions suggests only words that occur in some lot with the previous words', async () => {
    const words = await texts('cordless d', 'words');
    expect(words).toContain('cordless drill');
    for (const text of words) {
      const { body } = await world.call('catalog.searchProducts', { searchtext: text });
      expect([text, body]).toMatchObject([text, { data: { corrected: '' } }]);
      expect(body.status === 'success' && body.data.searchCount > 0).toBe(true);
    }
  });

  test('catalog.listSuggestions corrects a mistyped word', async () => {
    expect(await texts('trampolnie', 'words')).toEqual(['trampoline']);
    expect(await texts('trampolnie', 'lot')).toEqual(['Trampoline with enclosure, 12 feet']);
  });

  test('catalog.listSuggestions corrects a mistyped name that no lot has', async () => {
    expect((await texts('cofee', 'words'))[0]).toBe('coffee');
    expect(await texts('cofee', 'lot')).toEqual(['Espresso machine with milk frother']);
    expect(await texts('cordless drlil', 'words')).toEqual(['cordless drill']);
    expect(await texts('wirless mouse', 'lot')).toEqual(['Ergonomic vertical mouse, wireless']);
  });

  test('catalog.listSuggestions suggests for a whole word no lot that its search leaves out', async () => {
    for (const typed of ['vacuum', 'coffee', 'cofee', 'espresso', 'tv', 'web cam', 'sandals']) {
      const { body } = await world.call('catalog.searchProducts', { searchtext: typed });
      if (body.status !== 'success') throw new Error(body.statusText);
      const found = body.data.searchList.map(({ title }) => title);
      const lots = await texts(typed, 'lot');
      expect([typed, lots.filter((title) => !found.includes(title))]).toEqual([typed, []]);
    }
    expect(await texts('vacuum', 'lot')).toHaveLength(4);
    expect(await texts('vacuum st', 'lot')).toContain('Vacuum storage bags, 20 pack');
    expect(await texts('air fry', 'lot')).toContain('Air fryer, 6 quarts, digital');
    expect(await texts('mat', 'lot')).toContain('Memory foam mattress topper, 3 inch, queen');
  });

  test('catalog.listSuggestions knows the beginnings of what goods are also called', async () => {
    const wanted = {
      weed: ['weed eater', 'String trimmer and leaf blower kit, 20 V'],
      couc: ['couch', 'Folding sofa bed, charcoal, twin size'],
      coff: ['coffee maker', 'Espresso machine with milk frother'],
      lawnm: ['lawnmower', 'Cordless lawn mower, 40 V, 20 inch'],
    };
    for (const [typed, [words, lot]] of Object.entries(wanted)) {
      expect([typed, await texts(typed, 'words')]).toEqual([
        typed,
        expect.arrayContaining([words]),
      ]);
      expect([typed, await texts(typed, 'lot')]).toEqual([typed, expect.arrayContaining([lot])]);
    }
    // What was typed comes before goods that are also called so: lawn chairs.
    expect((await texts('lawn', 'lot'))[0]).toBe('Cordless lawn mower, 40 V, 20 inch');
    // Not suggested are goods that no lot has, and those that one only mentions: travel cups.
    expect(await texts('coff', 'words')).not.toContain('coffee mug');
    expect(await texts('coff', 'lot')).not.toContain('Countertop blender with travel cups');
    expect(await texts('guit', 'words')).toEqual([]);
    expect(await texts('office ch', 'words')).toEqual(['office chair']);
  });

  test('catalog.listSuggestions lists the goods themselves before others with the word', async () => {
    expect((await texts('scale', 'lot'))[0]).toBe('Digital body scale with app');
    expect((await texts('washer', 'lot'))[0]).toBe('Front load washer, 4.5 cubic feet, white');
  });

  test('catalog.listSuggestions lists lots with the word itself before those with a longer one', async () => {
    const lots = await texts('mat', 'lot');
    const itself = lots.findLastIndex((title) => /\bmats?\b/i.test(title));
    const longer = lots.findIndex((title) => !/\bmats?\b/i.test(title) && /\bmat/i.test(title));
    expect(itself).toBeGreaterThanOrEqual(0);
    expect(longer).toBeGreaterThan(itself);
    expect(await texts('mat', 'words')).not.toContain('matchbox');
  });

  test('catalog.listSuggestions suggests no category without open or upcoming lots', async () => {
    expect(await texts('applian', 'category')).toEqual(['Appliances']);
    const lots = world.owner.updateTable('lots').from('categories');
    const inCategory = (from: string, to: string) =>
      lots
        .set({ phase: to })
        .whereRef('categories.id', '=', 'lots.categoryId')
        .where('categories.slug', '=', 'appliances')
        .where('lots.phase', '=', from)
        .execute();
    onTestFinished(async () => {
      await inCategory('cancelled', 'upcoming');
    });
    await inCategory('upcoming', 'cancelled');
    expect(await texts('applian', 'category')).toEqual([]);
  });

  test('catalog.listSuggestions finds a lot by the beginning of its label', async () => {
    const lot = await world.owner
      .selectFrom('lots')
      .select(['id', 'lpn'])
      .where('phase', '=', 'upcoming')
      .orderBy('lpn')
      .executeTakeFirstOrThrow();
    const found = await suggest(lot.lpn.slice(0, -2));
    expect(found.map(({ product_id }) => product_id)).toContain(lot.id);
  });

  test('catalog.listSuggestions returns at most eight, and none for an empty text', async () => {
    for (const letters of ['s', 'se', 'set', 'a', 'co']) {
      const { length } = await suggest(letters);
      expect(length).toBeGreaterThan(0);
      expect(length).toBeLessThanOrEqual(8);
    }
    for (const odd of ['', '  ', '%', "'", '😀', '!!', 'qqxzvw']) {
      expect([odd, await suggest(odd)]).toEqual([odd, []]);
    }
  });

  test('catalog.listSuggestions sends a fixed number of queries', async () => {
    const counts: number[] = [];
    for (const text of ['set', 'cordless drill and dri', 'vacuum', 'tramp', 'cofee']) {
      counts.push(await world.countQueries(() => suggest(text)));
    }
    expect(Math.min(...counts)).toBe(4);
    expect(Math.max(...counts)).toBeLessThanOrEqual(7);
  });

  test('catalog.listSuggestions refuses a text that is too long', async () => {
    const searchtext = 'x'.repeat(201);
    expect(await world.call('catalog.listSuggestions', { searchtext })).toMatchObject({
      status: 422,
      body: { code: 'InputInvalid' },
    });
  });
});
