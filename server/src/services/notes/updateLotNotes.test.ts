import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../security/ids.ts';
import { openWatchlistWorld, type WatchlistWorld } from '../../testing/fixtures/watchlist-world.ts';
import { addImpersonated, addMember, type Member } from '../../testing/fixtures/members.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';

describe('notes.updateLotNotes', () => {
  let world: WatchlistWorld;
  let ann: Member;
  let lot: string;
  let note: string;
  beforeAll(async () => {
    world = await openWatchlistWorld();
    ann = await addMember(world);
    lot = await world.addLot();
    const given = { product_id: lot, lot_notes: 'first' };
    const { body } = await world.call('notes.addLotNotes', given, { as: ann.token });
    note = dataOf(body).lotNotesId;
  });
  afterAll(() => world.close());

  const update = async (
    given: { product_id?: string; lot_notes_id?: string; lot_notes?: string },
    as?: string,
  ) => {
    const input = { product_id: lot, lot_notes_id: note, lot_notes: 'changed', ...given };
    return (await world.call('notes.updateLotNotes', input, as === undefined ? {} : { as })).body;
  };
  const words = async () => {
    const { body } = await world.call(
      'catalog.getProductInfo',
      { product_id: lot },
      { as: ann.token },
    );
    return dataOf(body).notes;
  };

  test('changes the text of the same note', async () => {
    expect(dataOf(await update({ lot_notes: ' second ' }, ann.token))).toEqual({
      lotNotesId: note,
      lot_notes: 'second',
    });
    expect(await words()).toBe('second');
    expect(await update({ lot_notes: ' ' }, ann.token)).toMatchObject({
      fieldErrors: { lot_notes: 'Please Enter Bidding Notes.' },
    });
  });

  test('is also available as notes_update', async () => {
    const response = await world.app.http.inject({
      method: 'POST',
      url: '/api/mobile/notes_update',
      headers: { authorization: `Bearer ${ann.token}` },
      payload: { product_id: lot, lot_notes_id: note, lot_notes: 'by the alias' },
    });
    expect(response.json()).toMatchObject({ status: 'success' });
    expect(await words()).toBe('by the alias');
  });

  test('does not find another user’s note or a note of another lot, and leaves it unchanged', async () => {
    const before = await words();
    const stranger = await addMember(world);
    expect(codeOf(await update({}, stranger.token))).toBe('NotFound');
    for (const odd of [{ product_id: await world.addLot() }, { lot_notes_id: newId() }]) {
      expect(codeOf(await update(odd, ann.token))).toBe('NotFound');
    }
    expect(codeOf(await update({ lot_notes_id: 'nonsense' }, ann.token))).toBe('NotFound');
    expect(codeOf(await update({}))).toBe('SignInNeeded');
    const eyes = await addImpersonated(world);
    expect(codeOf(await update({}, eyes.token))).toBe('ImpersonatorMayNot');
    expect(await words()).toBe(before);
  });

  test('leaves the note of a closed lot unchanged', async () => {
    const before = await words();
    await world.endLot(lot);
    expect(codeOf(await update({}, ann.token))).toBe('LotNotOpen');
    expect(await words()).toBe(before);
  });
});
