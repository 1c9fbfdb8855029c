import { rm } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addMember, type Member } from '../testing/fixtures/members.ts';
import { drawPicture } from '../testing/fixtures/uploads.ts';
import { openArchiveWorld, type ArchiveWorld } from '../testing/seller/photo-archives.ts';
import { zipOf } from '../testing/seller/zip-of-photos.ts';

let at: ArchiveWorld;
beforeAll(async () => {
  at = await openArchiveWorld();
});
afterAll(() => at.world.close());

const get = (url: string, who: Member | null = at.seller) =>
  at.world.app.http.inject({
    url,
    headers: who === null ? {} : { cookie: `hammerdock=${who.token}` },
  });
const statusOf = async (url: string, who?: Member | null) => (await get(url, who)).statusCode;

test('R47: a photo in a ZIP file is visible to its seller and to admins only', async () => {
  const id = await at.ready(await zipOf('IMG_1.jpg'));
  const url = `/archive-photos/${id}/320/0.webp`;
  for (const who of [at.seller, await addMember(at.world, 'admin')]) {
    const { statusCode, headers } = await get(url, who);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=3600',
      vary: 'Cookie',
      'x-content-type-options': 'nosniff',
      'content-security-policy': `default-src 'none'; sandbox`,
    });
  }
  const buyer = await addMember(at.world);
  for (const who of [null, buyer, at.other, await addMember(at.world, 'staff')]) {
    const { statusCode, headers, body } = await get(url, who);
    expect([statusCode, body]).toEqual([404, 'No such picture.']);
    expect(headers['cache-control']).toBe('private, no-store');
  }
});

test('previews fit their size, are turned as the camera was, and carry no place', async () => {
  // Noise, since a plain picture unpacks to more than photos do.
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const photo = await sharp({
    create: { width: 1800, height: 1200, channels: 3, background: 'gray', noise },
  })
    .withExif({ IFD3: { GPSLatitude: '33/1 46/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const id = await at.ready(await zipOf(['IMG_1.jpg', photo], ['IMG_2.jpg', photo]));
  for (const [width, size] of [
    [320, { width: 213, height: 320 }],
    [1280, { width: 853, height: 1280 }],
  ] as const) {
    const preview = await sharp(
      (await get(`/archive-photos/${id}/${width}/1.webp`)).rawPayload,
    ).metadata();
    expect(preview).toMatchObject({ ...size, format: 'webp' });
    expect(preview.exif).toBeUndefined();
  }
});

test('other addresses, damaged photos and files that are gone show nothing', async () => {
  const torn = (await drawPicture().jpeg().toBuffer()).subarray(0, 3000);
  const text = Buffer.from('no picture');
  const id = await at.ready(await zipOf(['a.jpg', torn], ['b.jpg', text], 'c.jpg'));
  for (const address of ['320/0.webp', '320/1.webp', '320/9.webp', '500/2.webp', '320/2.png']) {
    expect([address, await statusOf(`/archive-photos/${id}/${address}`)]).toEqual([address, 404]);
  }
  expect(await statusOf('/archive-photos/nothing/320/0.webp')).toBe(404);
  expect(await statusOf(`/archive-photos/${id}/320/..%2f2.webp`)).toBe(404);
  const lost = await at.ready(await zipOf('c.jpg'));
  await rm(at.fileOf(lost));
  expect(await statusOf(`/archive-photos/${lost}/320/0.webp`)).toBe(404);
});

test('photos of more archives than stay in memory are shown', async () => {
  const busy = await addMember(at.world, 'seller');
  const all: string[] = [];
  for (let index = 0; index < 3; index += 1) {
    all.push(await at.ready(await zipOf('a.jpg'), {}, busy));
  }
  for (const id of [...all, ...all]) {
    expect(await statusOf(`/archive-photos/${id}/320/0.webp`, busy)).toBe(200);
  }
});
