import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import compress from '@fastify/compress';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serveBuiltFiles } from './built-files.ts';

const SCRIPT = `export const many = '${'word '.repeat(500)}';`;
/** Their names never change. */
const PUBLIC_FILES = {
  'favicon.svg': '<svg/>',
  'icon-192.png': 'icon',
  'icon-512.png': 'icon',
  'icon-maskable-512.png': 'icon',
  'apple-touch-icon.png': 'icon',
  'manifest.webmanifest': '{}',
};
const IMMUTABLE = 'public, max-age=31536000, immutable';

let dist: string;
let app: FastifyInstance;

beforeAll(async () => {
  dist = mkdtempSync(path.join(tmpdir(), 'hammerdock-files-'));
  const assets = path.join(dist, 'client/assets');
  mkdirSync(assets, { recursive: true });
  for (const [name, content] of Object.entries(PUBLIC_FILES))
    writeFileSync(path.join(dist, 'client', name), content);
  writeFileSync(path.join(dist, 'client/service-worker.js'), SCRIPT);
  writeFileSync(path.join(dist, 'client/offline.html'), '<!doctype html>');
  writeFileSync(path.join(assets, 'a.js'), SCRIPT);
  writeFileSync(path.join(assets, 'a.js.br'), brotliCompressSync(SCRIPT));
  writeFileSync(path.join(assets, 'a.js.gz'), gzipSync(SCRIPT));
  writeFileSync(path.join(assets, 'alone.js'), SCRIPT);
  app = Fastify();
  // As in production: files without a compressed copy would be compressed for each request.
  await app.register(compress);
  await serveBuiltFiles(app, dist);
});
afterAll(async () => {
  await app.close();
  rmSync(dist, { recursive: true });
});

const fetchFile = (url: string, encodings?: string) =>
  app.inject({
    url,
    headers: encodings === undefined ? {} : { 'accept-encoding': encodings },
  });

describe('a static file', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
  ] as const)(
    'is sent in its compressed copy when the client accepts %s',
    async (accepted, encoding, unpack) => {
      const { headers, rawPayload } = await fetchFile('/assets/a.js', accepted);
      expect(headers).toMatchObject({
        'content-encoding': encoding,
        'content-length': String(rawPayload.length),
        'content-type': 'application/javascript; charset=utf-8',
        'cache-control': IMMUTABLE,
        vary: 'accept-encoding',
      });
      expect(unpack(rawPayload).toString()).toBe(SCRIPT);
    },
  );

  const plain = [undefined, 'identity', 'deflate'];
  test.each(plain)('is sent uncompressed when the client accepts %s', async (accepted) => {
    const { headers, payload } = await fetchFile('/assets/a.js', accepted);
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers).toMatchObject({ 'cache-control': IMMUTABLE, vary: 'accept-encoding' });
    expect(payload).toBe(SCRIPT);
  });

  test('is sent uncompressed when the build made no compressed copy', async () => {
    const { headers, payload } = await fetchFile('/assets/alone.js', 'br, gzip');
    expect(headers['content-encoding']).toBeUndefined();
    expect(payload).toBe(SCRIPT);
  });

  test.each([
    ['/assets/b.js', 404],
    ['/assets/', 404],
    ['/assets/..%2ffavicon.svg', 403],
  ])('outside the assets folder, or missing, is not sent: %s', async (url, status) => {
    expect((await fetchFile(url, 'br')).statusCode).toBe(status);
  });
});

test.each([
  ['/favicon.svg', 'image/svg+xml'],
  ['/icon-192.png', 'image/png'],
  ['/icon-512.png', 'image/png'],
  ['/icon-maskable-512.png', 'image/png'],
  ['/apple-touch-icon.png', 'image/png'],
  ['/manifest.webmanifest', 'application/manifest+json'],
])('%s is revalidated, because its name never changes', async (url, type) => {
  const { headers, statusCode } = await fetchFile(url);
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe(type);
  expect(headers['cache-control']).toBe('public, max-age=0');
});

test('the service worker and the offline page are revalidated, so that a new build replaces them', async () => {
  for (const [url, type] of [
    ['/service-worker.js', 'application/javascript'],
    ['/offline.html', 'text/html'],
  ] as const) {
    const { headers } = await fetchFile(url);
    expect(headers['content-type']).toContain(type);
    expect(headers['cache-control']).toBe('public, max-age=0');
  }
});

test('the offline page runs no inline script', async () => {
  const { headers } = await fetchFile('/offline.html');
  expect(headers['content-security-policy']).toContain("script-src 'self' 'wasm-unsafe-eval';");
});
