import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addImpersonated, addMember } from '../../testing/fixtures/members.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import {
  awaitManifest,
  goodRow,
  manifestOf,
  openManifestWorld,
  uploadManifest,
  type ManifestWorld,
} from '../../testing/seller/manifests.ts';
import { makeWorkbook } from '../../testing/seller/workbook.ts';

const MB = 1024 * 1024;

describe('manifests.uploadManifest', () => {
  let at: ManifestWorld;
  beforeAll(async () => {
    at = await openManifestWorld();
  });
  afterAll(() => at.world.close());

  test('takes a file, which a job reads; it is stored encrypted until then', async () => {
    const sent = await uploadManifest(at.world, at.seller, manifestOf(goodRow()));
    const { import_id: id } = dataOf(sent.body);
    const files = at.world.owner.selectFrom('manifestFiles').selectAll();
    for (const { sealed } of await files.execute()) expect(sealed.includes('Pan')).toBe(false);
    expect(await at.reach(id, 'mapping')).toMatchObject({ file_name: 'march.csv', rows: 1 });
    expect(await files.execute()).toEqual([]);
  });

  test('a file that cannot be read fails with a sentence', async () => {
    const rows = [
      ['LPN', 'Title'],
      ['A', 'B'],
    ];
    const merged = makeWorkbook([{ name: 'Items', rows, merged: ['A2:B2'] }]);
    const { import_id: id } = dataOf((await uploadManifest(at.world, at.seller, merged)).body);
    expect((await at.reach(id, 'failed')).problem).toBe(
      'The sheet “Items” has merged cells: A2:B2. ' +
        'Unmerge them, so that each row has its own values.',
    );
    expect(codeOf(await at.confirm(id))).toBe('ManifestBusy');
  });

  test('refuses a file of more than 10 MB, as it comes in or by its announced size', async () => {
    const sentence = 'This file is larger than 10 MB. Split it, or remove what you don’t need.';
    const large = await uploadManifest(at.world, at.seller, Buffer.alloc(10 * MB + 1, 'a,b\n'));
    expect([large.status, large.body.statusText]).toEqual([413, sentence]);
    const announced = await at.world.app.http.inject({
      method: 'POST',
      url: '/api/seller/uploadManifest',
      headers: {
        authorization: `Bearer ${at.seller.token}`,
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': String(200 * MB),
      },
      payload: '--x',
    });
    expect([announced.statusCode, announced.json<{ statusText: string }>().statusText]).toEqual([
      413,
      sentence,
    ]);
  });

  test('refuses guests, impersonators and more than ten unfinished imports', async () => {
    const file = manifestOf(goodRow());
    expect(codeOf((await uploadManifest(at.world, null, file)).body)).toBe('SignInNeeded');
    const seen = await addImpersonated(at.world);
    expect(codeOf((await uploadManifest(at.world, seen, file)).body)).toBe('RoleMissing');
    const busy = await addMember(at.world, 'seller');
    for (let times = 0; times < 10; times += 1) {
      const sent = await uploadManifest(at.world, busy, file);
      const { import_id: id } = dataOf(sent.body);
      if (times === 9) await awaitManifest(at.world, busy, { id, state: 'mapping' });
    }
    expect(codeOf((await uploadManifest(at.world, busy, file)).body)).toBe('ManifestsTooMany');
  });
});
