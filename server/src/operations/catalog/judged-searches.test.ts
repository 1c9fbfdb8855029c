import { insertJudgedCatalog } from '@hammerdock/demo/search/judged-catalog.ts';
import { judge, JUDGED_QUERIES, meanOf } from '@hammerdock/demo/search/judge-search.ts';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../db/database.ts';
import { openPool } from '../../db/pool.ts';
import { openWorld, type World } from '../../testing/world.ts';

/** Hundreds of searches. */
const SLOW = { timeout: 240_000 };

/** Searches that are sent before their last word is finished. */
const UNFINISHED =
  `cordles dri|cordless dri|air fry|washing mach|side tab|sleeping b|robot v|dog be|
phone charg|coffee mak|lap|fry|earp|davenp|refrig|garden ho|baby mon|electric ra|lawn mo|patio um|
pressure wa|kitchen tow|hamm|vacu|mountain bi|memory fo|charcoal gri`
    .split('|')
    .map((text) => text.trim());

describe('everyday searches in the goods of the demo store', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld({
      prepare: async ({ owner }) => {
        const pool = openPool(owner, { max: 1, name: 'judged', onError: () => undefined });
        await insertJudgedCatalog(openDatabase(pool));
        await pool.end();
      },
    });
  });
  afterAll(() => world.close());

  const search = async (searchtext: string) => {
    const { body } = await world.call('catalog.searchProducts', { searchtext, limit: 20 });
    if (body.status !== 'success') throw new Error(body.statusText);
    return { ...body.data, titles: body.data.searchList.map(({ title }) => title) };
  };

  test('find the wanted goods first, by the judgements of 690 searches', SLOW, async () => {
    const queries = Object.keys(JUDGED_QUERIES);
    expect(queries).toHaveLength(690);
    const judgements = [];
    for (const query of queries) judgements.push(judge(query, (await search(query)).titles));
    const poor = judgements.filter((each) => each.precisionAt5 < 0.5 || each.recallAt20 < 1);
    expect(poor).toEqual([]);
    expect(meanOf(judgements, 'precisionAt5')).toBeGreaterThanOrEqual(0.97);
    expect(meanOf(judgements, 'recallAt20')).toBeGreaterThanOrEqual(0.99);
  });

  test('are judged by titles of the catalog', async () => {
    const lots = await world.owner.selectFrom('lots').select('title').execute();
    const titles = new Set(lots.map(({ title }) => title));
    const unknown = Object.values(JUDGED_QUERIES)
      .flat()
      .filter((title) => !titles.has(title));
    expect(unknown).toEqual([]);
  });

  test('never take a word for one of other goods', async () => {
    for (const word of ['couch', 'hammer', 'saddle', 'guitar', 'weed wacker', 'heater']) {
      expect([word, (await search(word)).corrected]).toEqual([word, '']);
    }
    expect((await search('couch')).titles).toEqual(['Folding sofa bed, charcoal, twin size']);
    expect((await search('hammer')).titles).toEqual([]);
  });

  test('name no correction that finds nothing, unless it names goods', async () => {
    const stakes = await search('tent stakes');
    expect(stakes).toMatchObject({ corrected: '', titles: [] });
    expect(stakes.help?.understood).toEqual(['tent', 'stakes']);
    expect(stakes.help?.searches.map(({ text }) => text)).toEqual(['tent']);
    expect((await search('wirless guitar')).corrected).toBe('wireless guitar');
  });

  test('put the goods for an age first, and those for other ages nowhere', async () => {
    const bike = 'Ride-on balance bike, red, ages 2 to 4';
    const toys = await search('toys for 2 year old');
    expect([toys.titles[0], toys.dropped]).toEqual([bike, []]);
    expect((await search('toys for 8 year old')).titles).not.toContain(bike);
  });

  test('put goods called by the typed word before related ones, and other goods nowhere', async () => {
    expect((await search('bathroom')).titles[0]).toBe(
      'Bathroom shelf over the toilet, three tiers, bamboo',
    );
    const bedding = (await search('bedding')).titles;
    expect(bedding.slice(0, 2)).toEqual([
      'Down alternative comforter, king, all seasons',
      'Percale sheet set, queen, four pieces, cloud white',
    ]);
    expect(bedding.filter((title) => /\bbed\b/.test(title))).toEqual([]);
  });

  test('take a room alone for what it needs', async () => {
    for (const room of ['bathroom', 'bedroom', 'living room']) {
      expect((await search(room)).titles).toEqual((await search(`stuff for ${room}`)).titles);
    }
  });

  test('complete an unfinished last word before words are left out', async () => {
    for (const text of ['cordles dri', 'cordless dri']) {
      expect([text, await search(text)]).toMatchObject([
        text,
        {
          titles: [
            'Cordless drill and driver, 20 V, two batteries',
            'Cordless impact wrench, half inch drive',
          ],
          dropped: [],
        },
      ]);
    }
    expect((await search('air fry')).titles).toEqual([
      'Air fryer, 6 quarts, digital',
      'Electric range with air fry oven, 30 inch',
    ]);
    // The beginning of a name that is not in the titles of its goods.
    expect((await search('washing mach')).titles).toEqual([
      'Front load washer, 4.5 cubic feet, white',
    ]);
    // Without results, the searches to try instead use the words as typed.
    expect((await search('roadwise compressor qqx')).help?.searches).toHaveLength(2);
  });

  test('find the goods of the first suggestion, also unfinished', async () => {
    for (const text of UNFINISHED) {
      const { body } = await world.call('catalog.listSuggestions', { searchtext: text });
      if (body.status !== 'success') throw new Error(body.statusText);
      const [first] = body.data.suggestions;
      const suggested = first?.kind === 'words' ? (await search(first.text)).titles : [first?.text];
      expect([text, (await search(text)).titles]).toEqual([
        text,
        expect.arrayContaining(suggested.slice(0, 1)),
      ]);
    }
  });

  test('suggest lots also where the search leaves out a word', async () => {
    const { body } = await world.call('catalog.listSuggestions', { searchtext: 'winter coat' });
    if (body.status !== 'success') throw new Error(body.statusText);
    expect(body.data.suggestions.map(({ text }) => text).toSorted()).toEqual(
      (await search('winter coat')).titles.toSorted(),
    );
  });

  test('find goods by sizes in any form', async () => {
    for (const drill of ['20v drill', '20 v drill', '20-volt drill', '20 volt drills']) {
      expect([drill, (await search(drill)).titles]).toEqual([
        drill,
        ['Cordless drill and driver, 20 V, two batteries'],
      ]);
    }
    for (const tv of ['55in tv', '55" tv', '55 inch television']) {
      expect([tv, (await search(tv)).titles]).toEqual([tv, ['Smart television, 55 inch, 4K']]);
    }
    expect((await search('2300 psi')).titles).toEqual(['Pressure washer, electric, 2,300 PSI']);
  });

  test('say by which other names goods were found', async () => {
    expect(await search('couch')).toMatchObject({ expanded: ['sofa', 'sofa bed'] });
    expect(await search('air fryer')).toMatchObject({ expanded: [], dropped: [] });
  });

  test('leave out what no lot has, and say so', async () => {
    expect(await search('samsung 65 inch tv')).toMatchObject({
      dropped: ['samsung', '65 inch'],
      searchCount: 2,
    });
    expect(await search('red couch')).toMatchObject({ dropped: ['red'], searchCount: 1 });
    expect((await search('green cardigan')).dropped).toEqual(['green']);
  });

  test('of a brand that no lot has find the goods that it is known for', async () => {
    const { titles, dropped, expanded } = await search('sonos');
    expect(titles).toEqual([
      'Soundbar with wireless subwoofer',
      'Portable Bluetooth speaker, waterproof',
    ]);
    expect([dropped, expanded]).toEqual([['sonos'], ['speaker', 'soundbar', 'subwoofer']]);
    expect((await search('moen dishwasher')).titles).toEqual([
      'Dishwasher with third rack, stainless',
    ]);
    // For a brand of which there are no goods either, their categories are offered.
    const { help } = await search('little giant');
    expect(help === null || help.related).toBe(true);
  });

  test('put goods before those that have another name with the same word', async () => {
    expect((await search('dryer')).titles[0]).toBe('Electric dryer, 7.4 cubic feet, white');
    expect((await search('vacuum')).titles.slice(0, 3).toSorted()).toEqual([
      'Cordless stick vacuum, 45 minutes',
      'Handheld vacuum for pet hair',
      'Robot vacuum with mapping and charging base',
    ]);
    expect((await search('speaker')).titles[0]).toBe('Portable Bluetooth speaker, waterproof');
    expect((await search('dresser')).titles).toEqual([]);
  });

  test('find goods by what they are for, and offer no verb', async () => {
    expect(await search('something to cut grass')).toMatchObject({
      titles: expect.arrayContaining(['Cordless lawn mower, 40 V, 20 inch']),
      dropped: [],
    });
    // None are in stock.
    for (const text of ['something to clean windows', 'peel the potatoes', 'cut my hair']) {
      const { titles, corrected, help } = await search(text);
      expect([text, titles, corrected]).toEqual([text, [], '']);
      expect(help?.searches.filter(({ text: offered }) => /clean|peel|cut/.test(offered))).toEqual(
        [],
      );
    }
  });

  test('find only goods within a limit, and say so where there are none', async () => {
    expect(await search('tv under 40 inches')).toMatchObject({
      titles: ['Smart television, 32 inch, HD'],
      dropped: [],
    });
    expect(await search('tv over 90 inches')).toMatchObject({
      dropped: ['over 90 inches'],
      searchCount: 2,
    });
    expect(await search('headphones under $50')).toMatchObject({ dropped: [], searchCount: 3 });
    expect(await search('headphones under $0.50')).toMatchObject({
      dropped: ['under $0.50'],
      searchCount: 3,
    });
    expect(await search('kids toys under 40 dollars')).toMatchObject({ dropped: [] });
    const all = await world.owner.selectFrom('lots').select('title').execute();
    expect(await search('anything under $20')).toMatchObject({ searchCount: all.length });
  });

  test('find goods that only titles name beside others', async () => {
    expect((await search('trash can and mop')).titles).toEqual(
      expect.arrayContaining([
        'Step-on trash can, 13 gallons, stainless',
        'Spin mop and bucket set',
      ]),
    );
    const bins = [
      'Stackable storage bins with lids, 8 pack',
      'Step-on trash can, 13 gallons, stainless',
    ];
    expect((await search('rubbermaid')).titles.toSorted()).toEqual(bins);
    // No lot of such goods costs more than that.
    expect(await search('rubbermaid over $5000')).toMatchObject({ searchCount: 0, help: {} });
  });

  test('find no other goods that share a word or a stem', async () => {
    for (const text of ['gas can', 'controler', 'standing fan', 'wood stove', 'space heater']) {
      const { titles, help } = await search(text);
      expect([text, titles, help?.searches]).toEqual([text, [], []]);
    }
  });

  test('find nothing by a stem of another name, and offer no search for it', async () => {
    for (const text of ['flip flops', 'sandals', 'red flip flops']) {
      const { titles, help } = await search(text);
      expect([text, titles, help?.searches]).toEqual([text, [], []]);
    }
    expect((await search('saw')).titles).toHaveLength(2);
    expect((await search('toys')).titles.at(-1)).toBe('Baby bouncer with toy bar, sage green');
    const monitors = [
      'Curved gaming monitor, 27 inch, 165 Hz',
      'Office monitor, 24 inch, with webcam',
    ];
    expect((await search('screen')).titles.slice(0, 2).toSorted()).toEqual(monitors);
  });

  test('find either of two goods, and those that are both first', async () => {
    const { titles } = await search('tent and kayak');
    expect(titles).toEqual(expect.arrayContaining(['Inflatable kayak for two with paddles']));
    expect(titles).toHaveLength(3);
  });

  test('are exact on request', async () => {
    const { body } = await world.call('catalog.searchProducts', { searchtext: 'tv', exact: 1 });
    expect(body).toMatchObject({
      data: { searchList: [{ title: 'TV stand with fireplace insert, 58 inch' }], expanded: [] },
    });
    const typo = await world.call('catalog.searchProducts', { searchtext: 'drlil', exact: 1 });
    expect(typo.body).toMatchObject({ data: { searchCount: 0, corrected: '' } });
  });

  test('find dimensions with "x" and "by", also exactly', async () => {
    const canopy = ['Canopy tent, 10 by 10 feet, with side walls'];
    for (const text of ['10x10 tent', '10 x 10 tent', "10' by 10' tent"]) {
      expect([text, await search(text)]).toMatchObject([text, { titles: canopy, dropped: [] }]);
    }
    const exact = await world.call('catalog.searchProducts', {
      searchtext: '10 by 10 canopy',
      exact: 1,
    });
    expect(exact.body).toMatchObject({ data: { searchList: [{ title: canopy[0] }] } });
  });

  test('offer no word that is misspelled or leads nowhere', async () => {
    expect(await search('cabinate')).toMatchObject({
      corrected: 'cabinet',
      titles: ['File cabinet with three drawers and lock'],
    });
    for (const text of ['beamer', 'combo', 'xbox controler']) {
      expect([text, await search(text)]).toMatchObject([
        text,
        { corrected: '', searchCount: 0, help: { searches: [], understood: [text] } },
      ]);
    }
    expect(await search('trampolnie beamer')).toMatchObject({
      corrected: 'trampoline beamer',
      help: {
        understood: ['trampoline', 'beamer'],
        searches: [{ text: 'trampoline', lots: 1 }],
      },
    });
  });

  test('that find nothing offer parts of the search and categories with lots', async () => {
    expect((await search('roadwise compressor')).help).toEqual({
      understood: ['roadwise', 'compressor'],
      searches: [
        { text: 'roadwise', lots: 11 },
        { text: 'compressor', lots: 1 },
      ],
      categories: [{ category_id: 'tools', name: 'Tools & Hardware', lots: 20 }],
      related: true,
    });
    const { help } = await search('qqxzvw');
    expect(help).toMatchObject({ understood: ['qqxzvw'], searches: [], related: false });
    expect(help?.categories).toHaveLength(4);
    expect((await search('the guitar')).help?.understood).toEqual(['guitar']);
    expect((await search('couch')).help).toBeNull();
    // The search that is shown is not offered again where only filters hide its goods.
    const { body } = await world.call('catalog.searchProducts', {
      searchtext: 'red couch',
      min_price: '90000',
    });
    expect(body).toMatchObject({
      data: { dropped: ['red'], searchCount: 0, help: { searches: [] } },
    });
    expect((await search('')).help).toBeNull();
  });

  test('find no goods that only mention what a room or some words ask for', async () => {
    const lots = world.owner.updateTable('lots');
    onTestFinished(async () => {
      await lots.set({ phase: 'upcoming' }).where('phase', '=', 'cancelled').execute();
    });
    const all = lots.where('phase', '=', 'upcoming');
    const others = all.set({ phase: 'cancelled' }).where('title', 'not like', 'Shoe rack%');
    await others.where('title', 'not like', '%swim trunks%').execute();
    expect((await search('living room')).titles).toEqual([]);
    expect((await search('black shoes size 9')).titles).toEqual([]);
    expect((await search('shoes')).titles).toEqual(['Shoe rack bench with cushion']);
  });
});
