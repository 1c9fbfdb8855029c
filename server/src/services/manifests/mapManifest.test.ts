import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addMember } from '../../testing/fixtures/members.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import {
  newLabel,
  openManifestWorld,
  uploadManifest,
  type ManifestWorld,
} from '../../testing/seller/manifests.ts';

type Fields = readonly ('title' | 'label' | 'itemCount' | null)[];

describe('manifests.mapManifest', () => {
  let at: ManifestWorld;
  beforeAll(async () => {
    at = await openManifestWorld();
  });
  afterAll(() => at.world.close());

  const upload = async (name: string): Promise<string> => {
    const file = `Code,Words,Pieces\n${newLabel()},${name},1\n`;
    return dataOf((await uploadManifest(at.world, at.seller, file)).body).import_id;
  };
  const map = async (id: string, fields: Fields, as = at.seller.token) => {
    const given = { import_id: id, fields: [...fields] };
    return (await at.world.call('manifests.mapManifest', given, { as })).body;
  };

  test('maps the columns, and keeps this for the next file with the same header', async () => {
    const id = await upload('Pan');
    const first = await at.reach(id, 'mapping');
    expect(first).toMatchObject({ remembered: 0, family: '' });
    expect(first.columns).toMatchObject([
      { name: 'Code', field: null },
      { name: 'Words', field: null, samples: ['Pan'] },
      { name: 'Pieces', field: 'itemCount' },
    ]);
    expect(dataOf(await map(id, ['label', 'title', 'itemCount']))).toEqual({});
    await at.reach(id, 'ready');
    const next = await at.reach(await upload('Pot'), 'mapping');
    expect(next.remembered).toBe(1);
    expect(next.columns.map(({ field }) => field)).toEqual(['label', 'title', 'itemCount']);
  });

  test('refuses a mapping without a title or of other columns, and a step that is over', async () => {
    const id = await upload('Pan');
    await at.reach(id, 'mapping');
    expect(codeOf(await map(id, ['label', null, 'itemCount']))).toBe('ManifestColumnsWrong');
    expect(codeOf(await map(id, ['title']))).toBe('ManifestColumnsWrong');
    const other = await addMember(at.world, 'seller');
    expect(codeOf(await map(id, ['title', null, null], other.token))).toBe('NotFound');
    const done = await at.prepare(`${newLabel()},Pan,1,5.00,New,Toys,`);
    await at.confirm(done);
    await at.reach(done, 'imported');
    expect(codeOf(await map(done, ['title']))).toBe('ManifestBusy');
  });
});
