import { codeOf } from '@hammerdock/domain/search/code.ts';
import { plainText } from '@hammerdock/domain/search/plain-text.ts';
import { numberForms } from '@hammerdock/domain/search/singular.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildAuction, buildLot } from '../../testing/build.ts';
import { openWorld, type World } from '../../testing/world.ts';
import { listWordsByPrefix, readWords, refreshSearchWords } from './search-words.ts';

/** Not stored as a text, or in a script that an older PostgreSQL does not know yet. */
const UNSETTLED = /\0|[\u{10000}-\u{1EFFF}\u{20000}-\u{10FFFF}]/gu;

describe('the lexicon', () => {
  let world: World;
  let auctionId: string;
  beforeAll(async () => {
    world = await openWorld();
    auctionId = await buildAuction(world.owner);
  });
  afterAll(() => world.close());

  const typed = (word: string) => ({
    word,
    forms: numberForms(word),
    slugs: [],
    isTyped: true,
    isFormed: true,
  });
  const addLot = async (title: string, phase: 'draft' | 'upcoming' | 'open' = 'open') => {
    const id = await buildLot(world.owner, { auctionId, phase });
    await world.owner
      .updateTable('lots')
      .set({ title, description: 'Thing.' })
      .where('id', '=', id)
      .execute();
    return id;
  };
  const close = (id: string) =>
    world.owner.updateTable('lots').set({ phase: 'unsold' }).where('id', '=', id).execute();
  const refresh = () => world.owner.transaction().execute(refreshSearchWords);
  const lotsWith = async (word: string): Promise<number> => {
    const found = await listWordsByPrefix(world.owner, word, 1);
    return found[0]?.word === word ? found[0].lots : 0;
  };

  test('counts each word once per open or upcoming lot, and removes those of other lots', async () => {
    const first = await addLot('Copper kettle, copper lid');
    const second = await addLot('Copper pan', 'upcoming');
    await addLot('Copper draft', 'draft');
    await refresh();
    expect(await lotsWith('copper')).toBe(2);
    expect(await lotsWith('kettle')).toBe(1);
    expect(await lotsWith('draft')).toBe(0);
    await refresh();
    expect(await lotsWith('copper')).toBe(2);
    await close(first);
    const third = await addLot('Copper bowl');
    await refresh();
    expect([await lotsWith('copper'), await lotsWith('kettle')]).toEqual([2, 0]);
    for (const id of [second, third]) await close(id);
    await refresh();
    const left = await world.owner.selectFrom('searchWords').selectAll().execute();
    expect(left).toEqual([]);
  });

  test('counts no lot that does not exist', async () => {
    const stray = sql`insert into search_lots (lot_id, words) values (gen_random_uuid(), '{}')`;
    await expect(stray.execute(world.owner)).rejects.toThrow(/search_lots_lot_id_fkey/);
  });

  test('is the same after concurrent counts as after one', async () => {
    const id = await addLot('Silver spoon');
    await Promise.all([refresh(), refresh(), refresh()]);
    expect(await lotsWith('silver')).toBe(1);
    await close(id);
    await refresh();
  });

  test('finds a word in any of its forms, by its beginning, and by similarity', async () => {
    await addLot('Heavy compressors');
    await refresh();
    const words = ['compressor', 'compr', 'comperssor', 'the', 'cookware', 'kitchens'];
    const analyses = await readWords(world.owner, words.map(typed));
    expect(analyses.map(({ word }) => word)).toEqual(words);
    const [known, begun, candidates, empty, other, kind] = analyses;
    expect(known).toMatchObject({ isKnown: true, forms: ['compressors'] });
    expect(begun).toMatchObject({ isKnown: false, isPrefix: true, candidates: [] });
    expect(candidates?.candidates.map(({ word }) => word)).toEqual(['compressors']);
    expect(empty?.lexemes).toEqual([]);
    expect(other).toMatchObject({ isKnown: false, categoryIds: [] });
    expect(kind?.categoryIds.length).toBeGreaterThan(0);
  });

  test('finds the intended word despite one typing error in four letters or more (R41)', async () => {
    await addLot('Lamp sofa trampoline');
    await refresh();
    const mistyped = ['lmap', 'almp', 'lapm', 'lam', 'xamp', 'lamps', 'osfa', 'sfoa', 'trmpoline'];
    for (const { word, candidates, isKnown, isPrefix } of await readWords(
      world.owner,
      mistyped.map(typed),
    )) {
      const found = isKnown || isPrefix || candidates.length > 0;
      expect([word, found]).toEqual([word, true]);
    }
  });

  test('parses text and codes in the database as in the domain', async () => {
    const texts = fc.sample(
      fc.string({ unit: 'grapheme', maxLength: 60 }).map((text) => text.replace(UNSETTLED, '')),
      { numRuns: 300, seed: 5 },
    );
    const known = [
      'Café 3.5" Drill/Driver, 20V. O’Hare.x .5 😀 Ω',
      'LPN-HD 0101',
      '0 123-45',
      'LPN',
    ];
    const given = [...known, ...texts];
    const { rows } = await sql<{ text: string; plain: string; code: string }>`
      select text, app.plain_text(text) as plain, app.code_of(text) as code
      from unnest(${given}::text[]) as text`.execute(world.owner);
    expect(rows).toHaveLength(given.length);
    for (const { text, plain, code } of rows) {
      expect([text, plain]).toEqual([text, plainText(text)]);
      if (code.length <= 60)
        expect([text, code === '' ? null : code]).toEqual([text, codeOf(text)]);
    }
  });
});
