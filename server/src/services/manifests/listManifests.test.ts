import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addMember } from '../../testing/fixtures/members.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import {
  goodRow,
  manifestOf,
  openManifestWorld,
  uploadManifest,
  type ManifestWorld,
} from '../../testing/seller/manifests.ts';

describe('manifests.listManifests', () => {
  let at: ManifestWorld;
  beforeAll(async () => {
    at = await openManifestWorld();
  });
  afterAll(() => at.world.close());

  const list = async (input: { seller_id?: string }, as: string) =>
    (await at.world.call('manifests.listManifests', input, { as })).body;

  test('shows a seller the imports of their own, and an admin those of the seller they act for', async () => {
    const admin = await addMember(at.world, 'admin');
    const acting = { seller_id: at.seller.id };
    const file = manifestOf(goodRow());
    dataOf((await uploadManifest(at.world, admin, file, acting)).body);
    const found = [{ file_name: 'march.csv' }];
    expect(dataOf(await list({}, at.seller.token)).importList).toMatchObject(found);
    expect(dataOf(await list(acting, admin.token)).importList).toMatchObject(found);
    const other = await addMember(at.world, 'seller');
    expect(dataOf(await list({}, other.token)).importList).toEqual([]);
  });

  test('refuses another seller, and an admin who names none', async () => {
    const other = await addMember(at.world, 'seller');
    const admin = await addMember(at.world, 'admin');
    expect(codeOf(await list({ seller_id: at.seller.id }, other.token))).toBe('NotFound');
    expect(codeOf(await list({}, admin.token))).toBe('SellerMissing');
  });
});
