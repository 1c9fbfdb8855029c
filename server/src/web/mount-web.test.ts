import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { mountWeb } from './mount-web.ts';

// A build in miniature: what the server needs of the real one, with a page that tells what it got.
const ENTRY = `export async function renderPage(request, house) {
  const { pathname } = new URL(request.url);
  const answer = await house.transport('catalog.getProductInfo', { product_id: pathname });
  const told = JSON.stringify({ ...house, headers: [...request.headers.keys()], answer });
  return new Response(told, {
    status: pathname === '/nowhere' ? 404 : 200,
    headers: { 'content-type': 'text/html' },
  });
}`;
const MANIFEST = {
  'src/entry-client.tsx': { file: 'assets/a.js', css: ['assets/a.css'], imports: ['_b.js'] },
  '_b.js': { file: 'assets/b.js', css: ['assets/b.css'] },
};

let dist: string;
let app: FastifyInstance;
const asked: unknown[] = [];

beforeAll(async () => {
  dist = mkdtempSync(path.join(tmpdir(), 'hammerdock-web-'));
  mkdirSync(path.join(dist, 'client/.vite'), { recursive: true });
  mkdirSync(path.join(dist, 'client/assets'));
  mkdirSync(path.join(dist, 'server'));
  writeFileSync(path.join(dist, 'client/.vite/manifest.json'), JSON.stringify(MANIFEST));
  writeFileSync(path.join(dist, 'client/assets/a.js'), 'export {};');
  writeFileSync(path.join(dist, 'server/package.json'), '{"type":"module"}');
  writeFileSync(path.join(dist, 'server/entry-server.js'), ENTRY);
  app = Fastify();
  const config = readConfig({ HAMMERDOCK_ORIGIN: 'https://store.example' }, { dev: false });
  const invokeCall = (name: string, input: unknown) => {
    asked.push([name, input]);
    return Promise.resolve({ status: 'success' as const, statusText: '', data: 'the lot' });
  };
  await mountWeb(app, { config, invokeCall }, dist);
});
afterAll(async () => {
  await app.close();
  rmSync(dist, { recursive: true });
});

describe('a page', () => {
  test('gets its calls answered in the process, and nothing of the visitor’s session', async () => {
    const response = await app.inject({ url: '/lot', headers: { cookie: 'hammerdock=secret' } });
    expect(asked).toContainEqual(['catalog.getProductInfo', { product_id: '/lot' }]);
    expect(response.json()).toMatchObject({
      answer: { data: 'the lot' },
      origin: 'https://store.example',
      headers: [],
    });
  });

  test('names the scripts and styles of the build, with those of shared parts', async () => {
    const { assets } = (await app.inject({ url: '/' })).json();
    expect(assets).toEqual({
      css: ['/assets/a.css', '/assets/b.css'],
      preloads: ['/assets/b.js'],
      scripts: [{ attrs: { type: 'module', async: true, src: '/assets/a.js' } }],
    });
  });

  test('lets run only scripts with the nonce of this very answer', async () => {
    const [first, second] = await Promise.all([app.inject({ url: '/' }), app.inject({ url: '/' })]);
    const { nonce } = first.json();
    expect(first.headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
    expect(first.headers['content-security-policy']).toContain("object-src 'none'");
    expect(second.json().nonce).not.toBe(nonce);
  });

  test('is rendered once for guests who come together, and anew for whoever has a session', async () => {
    const before = asked.length;
    const visit = (headers: Record<string, string>) => app.inject({ url: '/shared', headers });
    await Promise.all([visit({}), visit({ cookie: 'colour=dark' })]);
    expect(asked.length).toBe(before + 1);
    await visit({ cookie: '__Host-hammerdock=secret' });
    await visit({ authorization: 'Bearer secret' });
    expect(asked.length).toBe(before + 3);
  });

  test('that is not there answers 404', async () => {
    expect((await app.inject({ url: '/nowhere' })).statusCode).toBe(404);
  });
});

test('built files are kept by browsers for good', async () => {
  const response = await app.inject({ url: '/assets/a.js' });
  expect(response.statusCode).toBe(200);
  expect(response.headers['cache-control']).toContain('immutable');
});
