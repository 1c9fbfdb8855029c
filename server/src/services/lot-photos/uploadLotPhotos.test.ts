import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { hours } from '@hammerdock/domain/time.ts';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pruneLotPhotos } from '../../jobs/prune-lot-photos.ts';
import { addImpersonated, addMember, type Member } from '../../testing/fixtures/members.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import { addDraft } from '../../testing/seller/seller-lots.ts';
import { drawPicture, uploadPhotoNames, uploadPhotos } from '../../testing/fixtures/uploads.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
let seller: Member;
let other: Member;
beforeAll(async () => {
  world = await openWorld();
  [seller, other] = [await addMember(world, 'seller'), await addMember(world, 'seller')];
});
afterAll(() => world.close());

const fileOf = (key: string) =>
  readFile(path.join(world.app.context.config.dataDir, ...key.split('/')));
const rowOf = (name: string) =>
  world.owner
    .selectFrom('lotPhotos')
    .selectAll()
    .where('name', '=', name)
    .executeTakeFirstOrThrow();

describe('lotPhotos.uploadLotPhotos', () => {
  test('stores the file itself and the picture, under a name that cannot be guessed', async () => {
    const content = await drawPicture(1600, 1200).png().toBuffer();
    const small = await drawPicture(300, 200).jpeg().toBuffer();
    const { body } = await uploadPhotos(world, seller, [{ content }, { content: small }]);
    const [photo, second] = dataOf(body).responseData.files;
    expect(photo).toEqual({
      name: expect.stringMatching(/^[0-9a-f-]{36}-[0-9a-f]{8}$/),
      address: `/pictures/${photo?.name}.webp`,
      file_name: `${photo?.name}.webp`,
      filename: '',
      title: '',
      description: '',
      width: 1000,
      height: 750,
    });
    expect(second).toMatchObject({ width: 300, height: 200 });
    const row = await rowOf(photo?.name ?? '');
    expect(row).toMatchObject({ sellerId: seller.id, originalKey: `originals/${row.name}.png` });
    expect((await fileOf(row.originalKey)).equals(content)).toBe(true);
    expect((await sharp(await fileOf(`pictures/${row.name}.webp`)).metadata()).format).toBe('webp');
    const shown = await world.app.http.inject({ url: `/pictures/320/${row.name}.webp` });
    expect(shown.statusCode).toBe(200);
    expect((await world.app.http.inject({ url: `/originals/${row.name}.png` })).statusCode).toBe(
      404,
    );
  });

  test('scales a picture into the box that is asked for', async () => {
    const content = await drawPicture().jpeg().toBuffer();
    const { body } = await uploadPhotos(
      world,
      seller,
      [{ content }],
      [
        ['isCompress', 'true'],
        ['quality', '80'],
        ['resultWidth', '500'],
        ['resultHeight', '500'],
      ],
    );
    expect(dataOf(body).responseData.files).toMatchObject([{ width: 500, height: 281 }]);
  });

  test('belongs to the seller that an admin acts for', async () => {
    const admin = await addMember(world, 'admin');
    const content = await drawPicture().jpeg().toBuffer();
    const send = async (who: Member, sellerId: string) =>
      (await uploadPhotos(world, who, [{ content }], [['seller_id', sellerId]])).body;
    const [photo] = dataOf(await send(admin, seller.id)).responseData.files;
    expect((await rowOf(photo?.name ?? '')).sellerId).toBe(seller.id);
    expect(codeOf((await uploadPhotos(world, admin, [{ content }])).body)).toBe('SellerMissing');
    expect(codeOf(await send(other, seller.id))).toBe('NotFound');
  });

  test('refuses all files when one is no picture, buyers, and more than the daily limit', async () => {
    const content = await drawPicture().jpeg().toBuffer();
    const folder = path.join(world.app.context.config.dataDir, 'originals');
    const before = await readdir(folder);
    const text = Buffer.from('no picture');
    const wrong = await uploadPhotos(world, seller, [{ content }, { content: text }]);
    expect(codeOf(wrong.body)).toBe('FileTypeUnexpected');
    const buyer = await addMember(world);
    expect(codeOf((await uploadPhotos(world, buyer, [{ content }])).body)).toBe('RoleMissing');
    const busy = await addMember(world, 'seller');
    await sql`insert into lot_photos (name, seller_id, original_key, width, height, bytes)
      select gen_random_uuid() || '-00000000', ${busy.id}::uuid, 'originals/a.png', 1, 1, 1
      from generate_series(1, 20000)`.execute(world.owner);
    expect(codeOf((await uploadPhotos(world, busy, [{ content }])).body)).toBe('PhotoQuotaReached');
    await world.owner.deleteFrom('lotPhotos').where('sellerId', '=', busy.id).execute();
    expect(await readdir(folder)).toEqual(before);
  });
});

test('impersonators may not upload or change photos', async () => {
  const seen = await addImpersonated(world);
  await world.owner
    .updateTable('users')
    .set({ role: 'seller' })
    .where('id', '=', seen.id)
    .execute();
  const content = await drawPicture().jpeg().toBuffer();
  expect(codeOf((await uploadPhotos(world, seen, [{ content }])).body)).toBe('ImpersonatorMayNot');
});

test('photos that no lot has are deleted after two days, with their files', async () => {
  const fresh = await openWorld();
  const member = await addMember(fresh, 'seller');
  const [onLot, unused = '', removed = ''] = await uploadPhotoNames(fresh, member, 3);
  await addDraft(fresh, member.id, { images: [onLot] });
  const draft = await addDraft(fresh, member.id, { images: [removed] });
  const prune = async (later: number) => {
    await fresh.clock.advance(later);
    await pruneLotPhotos(fresh.app.context);
    const rows = await fresh.owner.selectFrom('lotPhotos').select('name').execute();
    return rows.map(({ name }) => name).toSorted();
  };
  const all = [onLot, unused, removed].toSorted();
  expect(await prune(hours(1))).toEqual(all);
  await fresh.owner
    .updateTable('draftLots')
    .set({ images: '[]' })
    .where('id', '=', draft)
    .execute();
  expect(await prune(hours(46))).toEqual(all);
  expect(await prune(hours(2))).toEqual([onLot, removed].toSorted());
  expect(await prune(hours(48))).toEqual([onLot]);
  const { dataDir } = fresh.app.context.config;
  expect(await readdir(path.join(dataDir, 'originals'))).toEqual([`${onLot}.jpeg`]);
  expect((await readdir(path.join(dataDir, 'pictures'))).filter((f) => f.includes('webp'))).toEqual(
    [`${onLot}.webp`],
  );
  await fresh.close();
});
