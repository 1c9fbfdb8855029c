import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addMember } from '../../testing/fixtures/members.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import { newLabel, openManifestWorld, type ManifestWorld } from '../../testing/seller/manifests.ts';

describe('manifests.getManifest', () => {
  let at: ManifestWorld;
  beforeAll(async () => {
    at = await openManifestWorld();
  });
  afterAll(() => at.world.close());

  const get = async (id: string, as = at.seller.token) =>
    (await at.world.call('manifests.getManifest', { import_id: id }, { as })).body;

  test('shows the columns with samples, the counts and the retail total', async () => {
    const rows = ['3,10.50,New', '1,5.25,New'].map((rest) => `${newLabel()},Pan,${rest},Toys,`);
    const id = await at.prepare(...rows);
    expect(dataOf(await get(id))).toMatchObject({
      state: 'ready',
      retail_total: '36.75',
      counts: { errors: 0, warnings: 0, skipped: 0, ready: 2 },
      columns: expect.arrayContaining([{ name: 'Qty', field: 'itemCount', samples: ['3', '1'] }]),
    });
  });

  test('refuses the import of another seller', async () => {
    const id = await at.prepare(`${newLabel()},Pan,1,5,New,Toys,`);
    const { token } = await addMember(at.world, 'seller');
    expect(codeOf(await get(id, token))).toBe('NotFound');
    expect(codeOf(await get('none'))).toBe('NotFound');
  });
});
