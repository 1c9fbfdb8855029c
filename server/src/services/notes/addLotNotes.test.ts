import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../security/ids.ts';
import { openWatchlistWorld, type WatchlistWorld } from '../../testing/fixtures/watchlist-world.ts';
import { addImpersonated, addMember } from '../../testing/fixtures/members.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';

describe('notes.addLotNotes', () => {
  let world: WatchlistWorld;
  beforeAll(async () => {
    world = await openWatchlistWorld();
  });
  afterAll(() => world.close());

  const add = async (product_id: string, lot_notes: string, as?: string) => {
    const given = { product_id, lot_notes };
    return (await world.call('notes.addLotNotes', given, as === undefined ? {} : { as })).body;
  };
  const noteFor = async (product_id: string, as?: string) => {
    const options = as === undefined ? {} : { as };
    const { body } = await world.call('catalog.getProductInfo', { product_id }, options);
    const { notes, noteId } = dataOf(body);
    return { notes, noteId };
  };

  test('stores a note of at most 40 characters that only its author can see', async () => {
    const [ann, bob] = [await addMember(world), await addMember(world)];
    const lot = await world.addLot();
    const words = 'Up to $40, ask about the <b>cord</b> ✂️';
    const { lotNotesId } = dataOf(await add(lot, `  ${words} `, ann.token));
    expect(await noteFor(lot, ann.token)).toEqual({ notes: words, noteId: lotNotesId });
    dataOf(await add(lot, 'Mine is another', bob.token));
    expect(await noteFor(lot, ann.token)).toEqual({ notes: words, noteId: lotNotesId });
    expect(await noteFor(lot)).toEqual({ notes: '', noteId: null });
    dataOf(await add(await world.addLot('upcoming'), 'x'.repeat(40), ann.token));
  });

  test('two concurrent requests leave one note with the text of one of them', async () => {
    const { id, token } = await addMember(world);
    const lot = await world.addLot();
    const answers = await Promise.all(['one', 'two', 'three'].map((word) => add(lot, word, token)));
    expect(new Set(answers.map((body) => dataOf(body).lotNotesId)).size).toBe(1);
    const rows = await world.owner
      .selectFrom('lotNotes')
      .select('words')
      .where('userId', '=', id)
      .execute();
    expect(rows).toHaveLength(1);
    expect(['one', 'two', 'three']).toContain(rows[0]?.words);
  });

  test('refuses an empty note and one that is too long, each with its text', async () => {
    const { token } = await addMember(world);
    const lot = await world.addLot();
    for (const empty of ['', '   ', '\n']) {
      expect(await add(lot, empty, token)).toMatchObject({
        fieldErrors: { lot_notes: 'Please Enter Bidding Notes.' },
      });
    }
    expect(await add(lot, 'x'.repeat(41), token)).toMatchObject({
      fieldErrors: { lot_notes: 'Maximum 40 characters' },
    });
  });

  test('KEEP-04 refuses unknown lots, closed lots, guests and impersonators', async () => {
    const { token } = await addMember(world);
    for (const lot of [newId(), 'nonsense', await world.addLot('draft')]) {
      expect([lot, codeOf(await add(lot, 'note', token))]).toEqual([lot, 'NotFound']);
    }
    const over = await world.addLot();
    await world.endLot(over, 'sold');
    expect(codeOf(await add(over, 'note', token))).toBe('LotNotOpen');
    const lot = await world.addLot();
    expect(codeOf(await add(lot, 'note'))).toBe('SignInNeeded');
    const eyes = await addImpersonated(world);
    expect(codeOf(await add(lot, 'note', eyes.token))).toBe('ImpersonatorMayNot');
  });
});
