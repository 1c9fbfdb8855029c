import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addImpersonated, addMember, type Member } from '../../testing/fixtures/members.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import { drawPicture, listUploaded, upload } from '../../testing/fixtures/uploads.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
let buyer: Member;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  buyer = await addMember(world);
});

const rowsOf = ({ id }: Member) =>
  world.owner.selectFrom('uploads').selectAll().where('ownerId', '=', id).execute();
const fileOf = (name: string) =>
  readFile(path.join(world.app.context.config.dataDir, 'uploads', name));
const jpeg = () => drawPicture().jpeg().toBuffer();

describe('uploading', () => {
  test('MISC-01 uploads several pictures in one request, with any file names', async () => {
    const files = [
      { content: await jpeg(), name: '../../etc/passwd', type: 'text/plain' },
      { content: await drawPicture(200, 100).png().toBuffer(), name: 'b.exe' },
      { content: await drawPicture(200, 100).gif().toBuffer() },
      { content: await drawPicture(200, 100).avif().toBuffer() },
    ];
    const taken = dataOf((await upload(world, buyer, files, [['folder', 'messages']])).body);
    expect(taken.responseData.files).toEqual(
      [720, 100, 100, 100].map((height) => ({
        file_name: expect.stringMatching(/^[0-9a-f-]{36}\.webp$/),
        address: expect.stringMatching(/^\/uploads\/[0-9a-f-]{36}\.webp$/),
        width: height === 720 ? 1000 : 200,
        height: height === 720 ? 563 : height,
      })),
    );
    expect(await rowsOf(buyer)).toHaveLength(4);
    for (const { file_name } of taken.responseData.files) {
      expect((await sharp(await fileOf(file_name)).metadata()).format).toBe('webp');
    }
  });

  test('MISC-01 scales webcam pictures to fit 500 by 500 at quality 80', async () => {
    const asked = [
      ['folder', 'messages'],
      ['isCompress', 'true'],
      ['quality', '80'],
      ['resultWidth', '500'],
      ['resultHeight', '500'],
    ] as const;
    const wide = await upload(world, buyer, [{ content: await jpeg() }], asked);
    expect(dataOf(wide.body).responseData.files).toMatchObject([{ width: 500, height: 281 }]);
    const tall = { content: await drawPicture(720, 1280).jpeg().toBuffer() };
    const plain = await upload(world, buyer, [tall], [['isCompress', 'true']]);
    expect(dataOf(plain.body).responseData.files).toMatchObject([{ width: 281, height: 500 }]);
  });

  test('S32: stores only pixels: no location, no time, no second picture, no script after them', async () => {
    const located = await drawPicture(40, 20)
      .withExif({ IFD3: { GPSLatitude: '33/1 46/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const script = Buffer.concat([located, Buffer.from('<script>alert(1)</script>')]);
    const frames = Array.from({ length: 3 }, (_, at) => Buffer.alloc(30 * 30 * 3, at * 90));
    const moving = await sharp(Buffer.concat(frames), {
      raw: { width: 30, height: 90, channels: 3, pageHeight: 30 },
    })
      .webp({ loop: 0, delay: [100, 100, 100] })
      .toBuffer();
    expect((await sharp(moving).metadata()).pages).toBe(3);
    const { body } = await upload(world, buyer, [{ content: script }, { content: moving }]);
    const [turned, still] = dataOf(body).responseData.files;
    // The picture was rotated, as its EXIF said.
    expect(turned).toMatchObject({ width: 20, height: 40 });
    const stored = await fileOf(turned?.file_name ?? '');
    const { exif, icc, xmp, orientation } = await sharp(stored).metadata();
    expect([exif, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined]);
    expect(stored.includes('script')).toBe(false);
    expect((await sharp(await fileOf(still?.file_name ?? '')).metadata()).pages).toBeUndefined();
  });
});

describe('refused files', () => {
  const refusalOf = async (...contents: readonly Buffer[]) => {
    const files = contents.map((content) => ({ content, name: 'a.jpg' }));
    const { status, body } = await upload(world, buyer, files);
    return [status, codeOf(body)];
  };
  /** Nothing of it may be stored. */
  const expectNothingKept = async () => {
    expect(await rowsOf(buyer)).toEqual([]);
    expect(await listUploaded(world)).toEqual(before);
  };
  let before: string[];
  beforeEach(async () => {
    before = await listUploaded(world);
  });

  test('MISC-02 detects the wrong type by content, and refuses with the text of the specification', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';
    const hostile = [
      svg,
      `<?xml version="1.0"?>${svg}`,
      `GIF89a${svg}`,
      '<!doctype html><script>alert(1)</script>',
      '%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript>>>>',
      'PK\u0003\u0004',
      'MZ\u0090',
      '',
    ].map((text) => Buffer.from(text, 'latin1'));
    for (const content of [...hostile, (await jpeg()).subarray(0, 3000)]) {
      const { status, body } = await upload(world, buyer, [{ content, name: 'a.jpg' }]);
      expect([status, body.statusText]).toEqual([
        415,
        'Something went wrong! Please make sure you upload the expected file type.',
      ]);
    }
    await expectNothingKept();
  });

  test('S32: a picture with too many pixels, and a file of more than 10 MB', async () => {
    expect(await refusalOf(floodOf(50_000))).toEqual([413, 'FileTooLarge']);
    const heavy = Buffer.concat([await jpeg(), Buffer.alloc(10 * 1024 * 1024)]);
    expect(await refusalOf(heavy)).toEqual([413, 'FileTooLarge']);
    await expectNothingKept();
  });

  test('all files when one of them is invalid, and more than ten', async () => {
    const good = await jpeg();
    expect(await refusalOf(good, Buffer.from('no picture'), good)).toEqual([
      415,
      'FileTypeUnexpected',
    ]);
    const eleven = Array.from({ length: 11 }, () => good);
    expect(await refusalOf(...eleven)).toEqual([413, 'TooManyFiles']);
    await expectNothingKept();
  });

  test('S31 R46: a folder in the name, a path as a file, no file, a field twice', async () => {
    const content = await jpeg();
    for (const folder of ['../../etc', '/etc', '%2e%2e', 'messages\0']) {
      const { status } = await upload(world, buyer, [{ content }], [['folder', folder]]);
      expect([folder, status]).toEqual([folder, 422]);
    }
    const twice = [
      ['folder', 'messages'],
      ['folder', 'messages'],
    ] as const;
    expect((await upload(world, buyer, [{ content }], twice)).status).toBe(422);
    expect((await upload(world, buyer, [])).status).toBe(422);
    const named = { folder: 'messages', file_upload: [{ path: '/etc/passwd' }] };
    const response = await world.app.http.inject({
      method: 'POST',
      url: '/api/common/muliple_img_uploader',
      headers: { authorization: `Bearer ${buyer.token}` },
      payload: named,
    });
    expect(response.json()).toMatchObject({ code: 'InputInvalid' });
    await expectNothingKept();
  });

  test('a truncated request, and one that is not multipart despite its header', async () => {
    const type = 'multipart/form-data; boundary=x';
    const head = '--x\r\nContent-Disposition: form-data; name="file_upload"; filename="a"\r\n\r\n';
    for (const [contentType, payload] of [
      [type, `${head}\u00ff\u00d8\u00ff half of it`],
      [type, 'nothing of the kind'],
      ['multipart/form-data', head],
    ]) {
      const { statusCode } = await world.app.http.inject({
        method: 'POST',
        url: '/api/common/muliple_img_uploader',
        headers: { authorization: `Bearer ${buyer.token}`, 'content-type': contentType ?? '' },
        payload: Buffer.from(payload ?? '', 'latin1'),
      });
      expect([payload, statusCode]).toEqual([payload, 422]);
    }
    await expectNothingKept();
  });

  test('S33: pictures beyond a thousand per user', async () => {
    await sql`insert into uploads (id, owner_id, width, height, bytes)
      select gen_random_uuid(), ${buyer.id}::uuid, 1, 1, 1 from generate_series(1, 999)`.execute(
      world.owner,
    );
    const content = await jpeg();
    expect(await refusalOf(content, content)).toEqual([413, 'UploadQuotaReached']);
    const atOnce = await Promise.all([refusalOf(content), refusalOf(content)]);
    expect(atOnce.map(String).toSorted()).toEqual(['200,success', '413,UploadQuotaReached']);
    expect(await rowsOf(buyer)).toHaveLength(1000);
    expect(await listUploaded(world)).toHaveLength(before.length + 1);
  });

  test('guests, before their file is read, and impersonators', async () => {
    const content = await jpeg();
    expect(codeOf((await upload(world, null, [{ content }])).body)).toBe('SignInNeeded');
    const seen = await addImpersonated(world);
    expect(codeOf((await upload(world, seen, [{ content }])).body)).toBe('ImpersonatorMayNot');
    await expectNothingKept();
  });

  test('more than 120 tries in an hour', async () => {
    const strict = await openWorld({ env: { HAMMERDOCK_LIMIT_FACTOR: '1' } });
    const eager = await addMember(strict);
    const codes = new Set<string>();
    for (let times = 0; times < 121; times += 1) {
      codes.add(codeOf((await upload(strict, eager, [])).body) ?? '');
    }
    expect([...codes]).toEqual(['InputInvalid', 'TooManyRequests']);
    await strict.close();
  });
});

/** A PNG whose header claims this width and height. */
function floodOf(side: number): Buffer {
  const header = Buffer.alloc(25);
  header.writeUInt32BE(13, 0);
  header.write('IHDR', 4);
  header.writeUInt32BE(side, 8);
  header.writeUInt32BE(side, 12);
  header.set([1, 0, 0, 0, 0], 16);
  header.writeUInt32BE(crc32(header.subarray(4, 21)), 21);
  const data = deflateSync(Buffer.alloc(1000));
  const body = Buffer.alloc(12 + data.length);
  body.writeUInt32BE(data.length, 0);
  body.write('IDAT', 4);
  body.set(data, 8);
  body.writeUInt32BE(crc32(body.subarray(4, 8 + data.length)), 8 + data.length);
  const end = Buffer.from('0000000049454e44ae426082', 'hex');
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), header, body, end]);
}
