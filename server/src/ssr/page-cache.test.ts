import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readConfig } from '../config/config.ts';
import { PageCache } from './page-cache.ts';
import { GuestPage, renderUserPage, settingsOf } from './render-page.ts';
import { EFFORT } from './encoded-page.ts';

const CALLER = {
  token: null,
  address: '127.0.0.1',
  userAgent: '',
  deviceToken: null,
  pageUserId: null,
  idempotencyKey: null,
  requestId: 'a-request',
};
const partsOf = (html: string, status: number) => ({
  pages: {
    assets: { css: [], entry: '', entryImports: [], code: {}, styles: {}, scripts: [] },
    contentPolicy: '',
    render: () => Promise.resolve({ status, headers: [], html }),
  },
  settings: settingsOf(readConfig({}, { dev: false }), {
    cardForm: { kind: 'page', url: '/', bankUrl: '' },
  }),
  origin: 'https://store.example',
  invokeCall: () => Promise.reject(new Error('no page here calls anything')),
  address: '/',
  effort: EFFORT.once,
});
const page = (html: string, status = 200): Promise<GuestPage> =>
  GuestPage.render(partsOf(html, status), CALLER);

const textOf = ({ encodedPage }: GuestPage): string =>
  encodedPage.responseFor(null).body.toString();

describe('the cache of guest pages', () => {
  let cache: PageCache;
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['performance'] });
    cache = new PageCache();
  });
  afterEach(() => void vi.useRealTimers());

  test('renders a page once for simultaneous requests and those shortly after', async () => {
    const render = vi.fn(() => page('home'));
    await Promise.all([cache.find('/', render), cache.find('/', render)]);
    await cache.find('/', render);
    expect(render).toHaveBeenCalledTimes(1);
    await cache.find('/search', render);
    expect(render).toHaveBeenCalledTimes(2);
  });

  test('accepts guest pages only: the page of a user does not compile (SF1)', async () => {
    const parts = partsOf('home', 200);
    const user = { ...CALLER, token: 'secret' };
    // @ts-expect-error The page of a user is not a GuestPage.
    await cache.find('/a', () => renderUserPage(parts, user));
    // @ts-expect-error A caller with a session cannot render a GuestPage.
    await cache.find('/b', () => GuestPage.render(parts, user));
    expect(textOf(await cache.find('/c', () => GuestPage.render(parts, CALLER)))).toBe('home');
  });

  test('renders a page again after a second', async () => {
    const render = vi.fn(() => page('home'));
    await cache.find('/', render);
    vi.advanceTimersByTime(1001);
    await cache.find('/', render);
    expect(render).toHaveBeenCalledTimes(2);
  });

  test('shares one render, begun after the request, among forced reloads', async () => {
    const ends: ((html: string) => void)[] = [];
    const render = vi.fn(async () => page(await new Promise<string>((end) => ends.push(end))));
    const first = cache.findNew('/', render);
    const [second, third] = [cache.findNew('/', render), cache.findNew('/', render)];
    expect(render).toHaveBeenCalledTimes(1);
    ends.shift()?.('before');
    expect(textOf(await first)).toBe('before');
    await expect.poll(() => render).toHaveBeenCalledTimes(2);
    const fourth = cache.findNew('/', render);
    ends.shift()?.('after');
    expect(textOf(await second)).toBe('after');
    expect(await third).toBe(await second);
    await expect.poll(() => render).toHaveBeenCalledTimes(3);
    ends.shift()?.('last');
    expect(textOf(await fourth)).toBe('last');
    expect(render).toHaveBeenCalledTimes(3);
    expect(await cache.find('/', render)).toBe(await fourth);
  });

  test('renders at once for a forced reload when no render runs', async () => {
    const render = vi.fn(() => page('home'));
    await cache.findNew('/', render);
    const second = cache.findNew('/', render);
    expect(render).toHaveBeenCalledTimes(2);
    await second;
  });

  test('renders for waiting requests when the render before them failed', async () => {
    const render = vi.fn(() => page('home'));
    const fails = cache.findNew('/', () => Promise.reject(new Error('no database')));
    const waits = cache.findNew('/', render);
    await expect(fails).rejects.toThrow('no database');
    expect((await waits).status).toBe(200);
  });

  test('does not cache errors and redirects', async () => {
    const statuses = [404, 307, 200];
    const render = vi.fn(() => page('', statuses.shift()));
    for (let count = 0; count < 3; count += 1) await cache.find('/', render);
    expect(render).toHaveBeenCalledTimes(3);
    const fails = vi.fn(() => Promise.reject(new Error('no database')));
    await expect(cache.find('/x', fails)).rejects.toThrow('no database');
    await expect(cache.find('/x', fails)).rejects.toThrow('no database');
    expect(fails).toHaveBeenCalledTimes(2);
  });

  test('does not share a refusal with other requests', async () => {
    const statuses = [429, 200];
    const render = vi.fn(() => page('', statuses.shift()));
    const both = await Promise.all([cache.find('/', render), cache.find('/', render)]);
    expect(both.map(({ status }) => status)).toEqual([429, 200]);
  });

  test('limits the number of cached pages', async () => {
    const render = vi.fn(() => page('home'));
    await cache.find('/first', render);
    for (let n = 0; n < 200; n += 1) await cache.find(`/?n=${n}`, render);
    await cache.find('/first', render);
    expect(render).toHaveBeenCalledTimes(202);
  });
});
