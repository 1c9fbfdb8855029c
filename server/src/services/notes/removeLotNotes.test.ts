import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../security/ids.ts';
import { openWatchlistWorld, type WatchlistWorld } from '../../testing/fixtures/watchlist-world.ts';
import { addImpersonated, addMember } from '../../testing/fixtures/members.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';

describe('notes.removeLotNotes', () => {
  let world: WatchlistWorld;
  beforeAll(async () => {
    world = await openWatchlistWorld();
  });
  afterAll(() => world.close());

  const write = async (product_id: string, as: string) => {
    const given = { product_id, lot_notes: 'note' };
    return dataOf((await world.call('notes.addLotNotes', given, { as })).body).lotNotesId;
  };
  const remove = async (product_id: string, lot_notes_id: string, as?: string) => {
    const given = { product_id, lot_notes_id };
    return (await world.call('notes.removeLotNotes', given, as === undefined ? {} : { as })).body;
  };

  test('deletes the note; repeating it finds none', async () => {
    const { token } = await addMember(world);
    const lot = await world.addLot();
    const note = await write(lot, token);
    expect((await remove(lot, note, token)).statusText).toBe('Your note was deleted.');
    const { body } = await world.call('catalog.getProductInfo', { product_id: lot }, { as: token });
    expect(dataOf(body)).toMatchObject({ notes: '', noteId: null });
    expect(codeOf(await remove(lot, note, token))).toBe('NotFound');
  });

  test('of two concurrent deletions, one succeeds', async () => {
    const { token } = await addMember(world);
    const lot = await world.addLot();
    const note = await write(lot, token);
    const answers = await Promise.all([remove(lot, note, token), remove(lot, note, token)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['error', 'success']);
  });

  test('KEEP-04 refuses another user’s note, unknown ones, closed lots, guests and impersonators', async () => {
    const { token } = await addMember(world);
    const lot = await world.addLot();
    const note = await write(lot, token);
    expect(codeOf(await remove(lot, note, (await addMember(world)).token))).toBe('NotFound');
    expect(codeOf(await remove(lot, newId(), token))).toBe('NotFound');
    expect(codeOf(await remove(await world.addLot(), note, token))).toBe('NotFound');
    expect(codeOf(await remove(lot, note))).toBe('SignInNeeded');
    const eyes = await addImpersonated(world);
    expect(codeOf(await remove(lot, note, eyes.token))).toBe('ImpersonatorMayNot');
    await world.endLot(lot);
    expect(codeOf(await remove(lot, note, token))).toBe('LotNotOpen');
    const row = await world.owner
      .selectFrom('lotNotes')
      .select('words')
      .where('id', '=', note)
      .executeTakeFirst();
    expect(row?.words).toBe('note');
  });
});
