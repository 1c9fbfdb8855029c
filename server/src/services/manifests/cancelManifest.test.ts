import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importDrafts } from '../../operations/manifests/import-drafts.ts';
import { findManifestImport } from '../../store/manifests/manifest-imports.ts';
import { addMember } from '../../testing/fixtures/members.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import { goodRow, openManifestWorld, type ManifestWorld } from '../../testing/seller/manifests.ts';

describe('manifests.cancelManifest', () => {
  let at: ManifestWorld;
  beforeAll(async () => {
    at = await openManifestWorld();
  });
  afterAll(() => at.world.close());

  const cancel = async (id: string, as = at.seller.token) =>
    (await at.world.call('manifests.cancelManifest', { import_id: id }, { as })).body;
  const countOf = async (table: 'manifestImports' | 'manifestRows' | 'manifestFiles') =>
    (await at.world.owner.selectFrom(table).selectAll().execute()).length;

  test('SELL-03 leaves no row, file or draft, also while it is imported', async () => {
    const id = await at.prepare(goodRow(), goodRow());
    const settings = {
      startPrice: { kind: 'none' },
      condition: null,
      categoryIfAbsent: null,
    } as const;
    const held = await findManifestImport(at.world.owner, id);
    if (held === undefined) throw new Error('no import');
    // Canceled after its worker had read that it was confirmed.
    expect(dataOf(await cancel(id))).toEqual({});
    await importDrafts(at.world.app.context, { ...held, state: 'importing', settings });
    expect(await at.draftsOf()).toEqual([]);
    expect(await countOf('manifestImports')).toBe(0);
    expect(await countOf('manifestRows')).toBe(0);
    expect(await countOf('manifestFiles')).toBe(0);
    expect(codeOf(await at.confirm(id))).toBe('NotFound');
  });

  test('keeps the drafts of a finished import, and refuses that of another seller', async () => {
    const id = await at.prepare(goodRow());
    await at.confirm(id);
    await at.reach(id, 'imported');
    const other = await addMember(at.world, 'seller');
    expect(codeOf(await cancel(id, other.token))).toBe('NotFound');
    expect(dataOf(await cancel(id))).toEqual({});
    expect(await at.draftsOf()).toHaveLength(1);
  });
});
