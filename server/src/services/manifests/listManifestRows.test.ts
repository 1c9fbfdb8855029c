import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addMember } from '../../testing/fixtures/members.ts';
import { codeOf } from '../../testing/fixtures/registration.ts';
import {
  goodRow,
  newLabel,
  openManifestWorld,
  type ManifestWorld,
} from '../../testing/seller/manifests.ts';

describe('manifests.listManifestRows', () => {
  let at: ManifestWorld;
  beforeAll(async () => {
    at = await openManifestWorld();
  });
  afterAll(() => at.world.close());

  test('shows labels that are listed or used twice, and what only a published lot needs', async () => {
    const [listed, twice] = [newLabel(), newLabel()];
    const first = await at.prepare(goodRow(listed));
    await at.confirm(first);
    await at.reach(first, 'imported');
    const odd = `${twice},Pan,1,,odd,GL_X,`;
    const id = await at.prepare(goodRow(listed), goodRow(twice), odd, odd.replace(twice, ''));
    const { rowList, rowCount } = await at.rowsOf(id);
    expect(rowCount).toBe(4);
    const missing = [
      expect.stringContaining('"GL_X" is none of ours'),
      expect.stringContaining('"odd" is not known'),
    ];
    expect(rowList.map(({ notes }) => notes.map(({ problem }) => problem))).toEqual([
      ['A lot already has this label. Was the file imported before?'],
      [],
      [...missing, 'An earlier row has this label. Skip one of them.'],
      missing,
    ]);
    const lines = async (show: 'errors' | 'warnings' | 'skipped') =>
      (await at.rowsOf(id, show)).rowList.map(({ line }) => line);
    expect([await lines('errors'), await lines('warnings')]).toEqual([[2, 4], [5]]);
    await at.change(id, 3, { skip: 1 });
    expect([await lines('errors'), await lines('skipped')]).toEqual([[2], [3]]);
  });

  test('refuses the import of another seller', async () => {
    const id = await at.prepare(goodRow());
    const { token: as } = await addMember(at.world, 'seller');
    const { body } = await at.world.call('manifests.listManifestRows', { import_id: id }, { as });
    expect(codeOf(body)).toBe('NotFound');
  });
});
