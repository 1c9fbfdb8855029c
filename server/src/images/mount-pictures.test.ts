import { mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { labelAddress, photoAddress } from '@hammerdock/domain/catalog/lot-pictures.ts';
import { pictureAt } from '@hammerdock/domain/catalog/picture.ts';
import Fastify from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { openDiskStorage } from '../gateways/storage/disk/disk-storage.ts';
import { openS3Storage } from '../gateways/storage/s3/s3-storage.ts';
import { openS3Server, type S3Server } from '../testing/fakes/s3-server.ts';
import { LabelCache, type RenderLabel } from './label-cache.ts';
import { renderLabel } from './label.ts';
import { preGenerateSizes } from './pre-generate-sizes.ts';
import { mountPictures } from './mount-pictures.ts';
import { LOT_PHOTOS, lotPhotoFolder, PictureStore } from './picture-store.ts';

const LPN = 'LPNHD000100042';
const http = Fastify();
const dataDir = mkdtempSync(path.join(tmpdir(), 'hammerdock-pictures-'));
const folder = lotPhotoFolder(dataDir);
const pictureStore = new PictureStore(openDiskStorage(dataDir), LOT_PHOTOS);
const render = vi.fn<RenderLabel>(renderLabel);
const refuseRendering = vi.fn(() => Promise.resolve<number | null>(null));
beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  const original = sharp({ create: { width: 1000, height: 750, channels: 3, background: 'teal' } });
  await original.webp().toFile(path.join(folder, `${name}.webp`));
  mountPictures(http, {
    pictureStore,
    knowsLabel: (lpn) => Promise.resolve(lpn.startsWith(LPN)),
    refuseRendering,
    labels: new LabelCache(render),
  });
});

const name = 'sofa-teal-front-1a2b3c4d';
const address = photoAddress(name) ?? '';
const get = (url: string, accept = 'image/webp') => http.inject({ url, headers: { accept } });

describe('the pictures of lots', () => {
  test('are served as they are stored, with an address that is cached forever', async () => {
    const { statusCode, headers, rawPayload } = await get(address);
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/webp']);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1000, height: 750 });
  });

  test('smaller sizes are generated once, on the first request, and are immutable', async () => {
    const answers = await Promise.all([1, 2].map(() => get(pictureAt(address, 320))));
    for (const { rawPayload, headers } of answers) {
      expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 320, height: 240 });
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    }
    expect(readdirSync(path.join(dataDir, 'pictures/320'))).toHaveLength(1);
  });

  test('AVIF is sent to clients that accept it, once it is generated', async () => {
    const small = pictureAt(address, 320);
    const takes = 'image/avif,image/webp,*/*';
    expect((await get(small, takes)).headers['content-type']).toBe('image/webp');
    // Two sizes of WebP and three of AVIF, one of which exists.
    expect(await preGenerateSizes(pictureStore, { names: [name], atMost: 2 })).toBe(2);
    expect(await preGenerateSizes(pictureStore, { names: [name], atMost: 9 })).toBe(2);
    expect(await preGenerateSizes(pictureStore, { names: [name], atMost: 9 })).toBe(0);
    const { headers, rawPayload } = await get(small, takes);
    expect([headers['content-type'], headers['vary']]).toEqual(['image/avif', 'Accept']);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 320, format: 'heif' });
    expect((await get(small)).headers['content-type']).toBe('image/webp');
  });

  test('a photo that this node does not have is not found, and its sizes are not generated', async () => {
    const absent = address.replace(/[0-9a-f]{8}/, '00000000');
    expect((await get(absent)).statusCode).toBe(404);
    expect((await get(pictureAt(absent, 320))).statusCode).toBe(404);
    const names = ['sofa-teal-front-00000000'];
    expect(await preGenerateSizes(pictureStore, { names, atMost: 9 })).toBe(0);
  });

  test('no address leads out of the folder', async () => {
    const tries = [
      '/pictures/none-12345678.webp',
      `/pictures/..%2f${name}-12345678.webp`,
      `/pictures/500${address.slice('/pictures'.length)}`,
      `/pictures/..%2f..${address.slice('/pictures'.length)}`,
      `/pictures/${name}`,
    ];
    for (const url of tries) expect([url, (await get(url)).statusCode]).toEqual([url, 404]);
  });
});

describe('the label of a lot', () => {
  beforeAll(() => {
    const file = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
    const wasmBinary = Uint8Array.from(readFileSync(file)).buffer;
    prepareZXingModule({ overrides: { wasmBinary } });
  });

  test('carries its number as a barcode that scanners read, in every size', async () => {
    for (const width of [640, 1000] as const) {
      const { statusCode, rawPayload } = await get(pictureAt(labelAddress(LPN) ?? '', width));
      expect(statusCode).toBe(200);
      const [found] = await readBarcodes(await sharp(rawPayload).png().toBuffer());
      expect(found).toMatchObject({ format: 'Code128', text: LPN });
    }
  });

  test('is rendered once for all requests, with any query string (SF7)', async () => {
    const label = pictureAt(labelAddress(`${LPN}A`) ?? '', 320);
    render.mockClear();
    const answers = await Promise.all(
      ['', '?x=1', '?x=2', '?y', '?x=1'].map((query) => get(label + query)),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(200));
    expect(render).toHaveBeenCalledTimes(1);
  });

  test('is not rendered above the rate limit, but sent when it is cached (SF7)', async () => {
    const label = (letter: string) => pictureAt(labelAddress(`${LPN}${letter}`) ?? '', 320);
    await get(label('B'));
    render.mockClear();
    refuseRendering.mockResolvedValue(7);
    const { statusCode, headers } = await get(label('C'));
    expect([statusCode, headers['retry-after']]).toEqual([429, '7']);
    expect((await get(label('B'))).statusCode).toBe(200);
    expect(render).not.toHaveBeenCalled();
    refuseRendering.mockResolvedValue(null);
  });

  test('is evicted after 300 other labels', async () => {
    const paint = vi.fn<RenderLabel>(() => Promise.resolve(Buffer.of()));
    const labels = new LabelCache(paint);
    for (let n = 0; n <= 300; n += 1) await labels.findOrRender(`LPN${n}`, 320);
    expect([labels.has('LPN0', 320), labels.has('LPN1', 320)]).toEqual([false, true]);
  });

  test('is rendered only for existing lots and printable label numbers', async () => {
    expect((await get(labelAddress('LPNHD000200043') ?? '')).statusCode).toBe(404);
    expect((await get(`/pictures/label-${LPN}-deadbeef.webp`)).statusCode).toBe(404);
    expect(labelAddress('../etc')).toBeNull();
  });
});

describe('pictures in a bucket with presigned addresses', () => {
  let server: S3Server;
  const bucketHttp = Fastify();
  beforeAll(async () => {
    server = await openS3Server();
    const storage = openS3Storage({ ...server.options, presigns: true });
    const store = new PictureStore(storage, LOT_PHOTOS);
    await storage.write(store.keyOf(name), readFileSync(path.join(folder, `${name}.webp`)));
    mountPictures(bucketHttp, {
      pictureStore: store,
      knowsLabel: () => Promise.resolve(true),
      refuseRendering,
    });
  });
  afterAll(() => server.close());

  test('are redirected to, also in a size that is generated then', async () => {
    for (const [url, width] of [
      [address, 1000],
      [pictureAt(address, 320), 320],
    ] as const) {
      const { statusCode, headers } = await bucketHttp.inject({ url });
      expect(statusCode).toBe(302);
      expect(headers['cache-control']).toBe('public, max-age=900');
      expect(headers['vary']).toBe('Accept');
      const picture = await fetch(String(headers.location));
      expect(picture.headers.get('content-type')).toBe('image/webp');
      const content = Buffer.from(await picture.arrayBuffer());
      expect(await sharp(content).metadata()).toMatchObject({ width });
    }
  });

  test('are still not found when there is no such picture', async () => {
    const absent = address.replace(/[0-9a-f]{8}/, '00000000');
    expect((await bucketHttp.inject({ url: absent })).statusCode).toBe(404);
  });
});
