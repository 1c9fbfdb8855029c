import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addMember } from '../../testing/fixtures/members.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import {
  goodRow,
  newLabel,
  openManifestWorld,
  type ManifestWorld,
} from '../../testing/seller/manifests.ts';

describe('manifests.updateManifestRow', () => {
  let at: ManifestWorld;
  beforeAll(async () => {
    at = await openManifestWorld();
  });
  afterAll(() => at.world.close());

  const update = async (id: string, line: number, as = at.seller.token) => {
    const given = { import_id: id, line, skip: 1 as const };
    return (await at.world.call('manifests.updateManifestRow', given, { as })).body;
  };

  test('checks the corrected cell, and skips rows', async () => {
    const id = await at.prepare(goodRow(), `${newLabel()},Pan,x,5.00,New,Toys,`);
    const { row } = dataOf(await at.change(id, 3, { cell: { column: 2, text: '12' } }));
    expect(row).toMatchObject({ line: 3, notes: [], skipped: 0 });
    expect(row.cells[2]).toBe('12');
    expect(dataOf(await update(id, 3)).row.skipped).toBe(1);
    expect((await at.find(id)).counts).toMatchObject({ errors: 0, skipped: 1, ready: 1 });
  });

  test('a cell with a card number or NUL is stored without it, and stays an error', async () => {
    const id = await at.prepare(
      `${newLabel()},Card 4242 4242 4242 4242,1,5,New,Toys,`,
      `${newLabel()},a\u0000b,1,5,New,Toys,`,
    );
    const { rowList } = await at.rowsOf(id, 'errors');
    expect(rowList.map(({ notes }) => notes[0]?.problem)).toEqual([
      'It has a card number in it: remove it.',
      'It has characters that cannot be stored: type it again.',
    ]);
    const stored = at.world.owner.selectFrom('manifestRows').select('cells');
    expect(JSON.stringify(await stored.execute())).not.toMatch(/4242/);
    const card = { column: 1, text: '4242424242424242' };
    expect(codeOf(await at.change(id, 2, { cell: card }))).toBe('CardNumberRefused');
  });

  test('refuses rows and columns that are not there, and a step that is over', async () => {
    const id = await at.prepare(goodRow());
    expect(codeOf(await update(id, 99))).toBe('NotFound');
    expect(codeOf(await at.change(id, 2, { cell: { column: 99, text: '' } }))).toBe('NotFound');
    const other = await addMember(at.world, 'seller');
    expect(codeOf(await update(id, 2, other.token))).toBe('NotFound');
    await at.confirm(id);
    await at.reach(id, 'imported');
    expect(codeOf(await update(id, 2))).toBe('ManifestBusy');
  });
});
