import { rmSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { readConfig, type Config } from '../config/config.ts';
import { OWN_SOURCES_ONLY } from '../gateways/payments/provider.ts';
import { openHttp } from '../http/http-server.ts';
import { openLog } from '../monitoring/log.ts';
import type { Visitor } from '../rpc/in-process.ts';
import type { Caller } from '../rpc/pipeline.ts';
import { SCRIPT_HASHES, writeSmallBuild } from '../testing/fixtures/small-build.ts';
import { mountWeb, type WebContext } from './mount-web.ts';
import { PRODUCTION_ENV } from '../testing/fixtures/production-env.ts';

// A minimal build whose page returns what it was given.
const ENTRY = `export async function renderPage(url, context) {
  const { pathname } = new URL(url);
  const answer = await context.transport('catalog.getProductInfo', { product_id: pathname });
  const given = JSON.stringify({ ...context, answer });
  return {
    status: pathname === '/nowhere' ? 404 : 200,
    headers: [['content-type', 'text/html']],
    html: pathname === '/written' ? 'so many words '.repeat(100) : given,
  };
}`;
const CALLER: Caller = {
  token: null,
  address: '127.0.0.1',
  userAgent: '',
  deviceToken: null,
  pageUserId: null,
  idempotencyKey: null,
  requestId: 'a-request',
};
/** A request with the header x-user counts as signed in. */
const readVisitor = ({ headers }: FastifyRequest): Promise<Visitor> =>
  Promise.resolve(
    headers['x-user'] === undefined
      ? { kind: 'guest', caller: { ...CALLER, token: null } }
      : { kind: 'user', caller: { ...CALLER, token: 'secret' } },
  );

let dist: string;
let app: FastifyInstance;
const asked: unknown[] = [];

beforeAll(async () => {
  dist = writeSmallBuild(ENTRY);
  app = await openPages(readConfig(PRODUCTION_ENV, { dev: false }));
});
afterAll(async () => {
  await app.close();
  rmSync(dist, { recursive: true });
});

async function openPages(config: Config): Promise<FastifyInstance> {
  const http = await openHttp(openLog('error'));
  const invokeCall = (name: string, input: unknown) => {
    asked.push([name, input]);
    return Promise.resolve({ status: 'success' as const, statusText: '', data: 'the lot' });
  };
  const limits = {
    refuseRender: () => Promise.resolve(null),
    countRender: () => Promise.resolve(),
  };
  const payments: WebContext['payments'] = {
    cardForm: { kind: 'page', url: '/card-form', bankUrl: '' },
    contentSources: OWN_SOURCES_ONLY,
  };
  await mountWeb(http, { config, payments, invokeCall, findVisitor: readVisitor, limits }, dist);
  return http;
}

describe('a page', () => {
  test('has its calls answered in process and receives nothing of the session', async () => {
    const response = await app.inject({ url: '/lot', headers: { 'x-user': 'ann' } });
    expect(asked).toContainEqual(['catalog.getProductInfo', { product_id: '/lot' }]);
    expect(response.json()).toMatchObject({
      answer: { data: 'the lot' },
      origin: 'https://store.example',
    });
  });

  test('receives the scripts and styles of the build, those of each route, and what the entry imports', async () => {
    const { assets } = (await app.inject({ url: '/' })).json();
    expect(assets).toEqual({
      css: ['/assets/b.css', '/assets/a.css'],
      entry: '/assets/a.js',
      entryImports: ['/assets/b.js'],
      code: { '/login': ['/assets/c.js', '/assets/d.js'], '/help': ['/assets/e.js'] },
      styles: {
        '/login': ['/assets/shared.css', '/assets/c.css', '/assets/d.css'],
        '/help': [],
      },
      scripts: [],
    });
  });

  test('SEC-05 allows the inline scripts of the build by hash, and no others', async () => {
    for (const headers of [{}, { 'x-user': 'ann' }]) {
      const page = await app.inject({ url: '/written', headers });
      const policy = String(page.headers['content-security-policy']);
      expect(/script-src ([^;]*);/.exec(policy)?.[1]).toBe(
        `'self' '${SCRIPT_HASHES.join(`' '`)}' 'wasm-unsafe-eval'`,
      );
    }
  });

  test('SEC-05 loads pictures from the bucket only where it presigns their addresses', async () => {
    const imagesOf = async (pages: FastifyInstance) => {
      const { headers } = await pages.inject({ url: '/written' });
      return /img-src ([^;]*);/.exec(String(headers['content-security-policy']))?.[1];
    };
    expect(await imagesOf(app)).toBe(`'self' data: blob:`);
    const s3 = {
      HAMMERDOCK_FILES: 's3',
      HAMMERDOCK_S3_URL: 'https://s3.example.com/files',
      HAMMERDOCK_S3_REGION: 'auto',
      HAMMERDOCK_S3_KEY_ID: 'a key of this test',
      HAMMERDOCK_S3_SECRET_KEY: 'its secret',
    };
    for (const [presigned, images] of [
      ['no', `'self' data: blob:`],
      ['yes', `'self' data: blob: https://s3.example.com`],
    ] as const) {
      const env = { ...PRODUCTION_ENV, ...s3, HAMMERDOCK_S3_PRESIGNED: presigned };
      const pages = await openPages(readConfig(env, { dev: false }));
      expect(await imagesOf(pages)).toBe(images);
      await pages.close();
    }
  });

  test('is compressed in the best encoding that the browser accepts, for guests and users', async () => {
    for (const [who, caching] of [
      [
        {},
        {
          'cache-control': 'public, max-age=0, s-maxage=1',
          vary: 'accept-encoding, authorization, cookie',
        },
      ],
      [{ 'x-user': 'ann' }, { 'cache-control': 'private, no-store', vary: 'accept-encoding' }],
    ] as const) {
      const visit = (encodings: string) =>
        app.inject({ url: '/written', headers: { ...who, 'accept-encoding': encodings } });
      const [plain, small] = await Promise.all([visit('identity'), visit('gzip, br')]);
      expect(plain.headers['content-encoding']).toBeUndefined();
      expect(small.headers).toMatchObject({
        'content-encoding': 'br',
        'content-length': String(small.rawPayload.length),
        'content-type': 'text/html',
        ...caching,
      });
      expect(brotliDecompressSync(small.rawPayload).toString()).toBe(plain.payload);
    }
  });

  test('is rendered once for simultaneous guests, and for each request of a user', async () => {
    const before = asked.length;
    const visit = (headers: Record<string, string>, url = '/shared') =>
      app.inject({ url, headers });
    const fromElsewhere = visit({}, '/shared?fbclid=1');
    await Promise.all([visit({}), visit({ cookie: 'colour=dark' }), fromElsewhere]);
    expect(asked.length).toBe(before + 1);
    await visit({ 'x-user': 'ann' });
    await visit({ 'x-user': 'ann' });
    expect(asked.length).toBe(before + 3);
  });

  test('is not taken from the cache when a guest forces a reload', async () => {
    const visit = (headers: Record<string, string>) => app.inject({ url: '/cached', headers });
    // No second passes meanwhile.
    const now = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
    onTestFinished(() => now.mockRestore());
    await visit({});
    const before = asked.length;
    await visit({});
    expect(asked.length).toBe(before);
    await visit({ 'cache-control': 'no-cache' });
    expect(asked.length).toBe(before + 1);
  });

  test('is not sent again to a client that has it', async () => {
    const visit = (headers: Record<string, string>) => app.inject({ url: '/written', headers });
    const { headers } = await visit({});
    const etag = String(headers['etag']);
    for (const known of [etag, etag.slice(2), `"other", ${etag}`, '*']) {
      const again = await visit({ 'if-none-match': known, 'accept-encoding': 'br' });
      expect([again.statusCode, again.payload]).toEqual([304, '']);
      expect(again.headers).toMatchObject({ etag, 'cache-control': headers['cache-control'] });
    }
    expect((await visit({ 'if-none-match': '"other"' })).statusCode).toBe(200);
    const own = await visit({ 'if-none-match': '*', 'x-user': 'ann' });
    expect([own.statusCode, own.headers['etag']]).toEqual([200, undefined]);
  });

  test('that does not exist is cached by no other cache', async () => {
    const { headers } = await app.inject({ url: '/nowhere' });
    expect([headers['cache-control'], headers['etag']]).toEqual(['private, no-store', undefined]);
  });

  test('has the security headers and a request id', async () => {
    const { headers } = await app.inject({ url: '/' });
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'x-request-id': expect.any(String),
    });
  });

  test('that does not exist answers 404', async () => {
    expect((await app.inject({ url: '/nowhere' })).statusCode).toBe(404);
  });
});
