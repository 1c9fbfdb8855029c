import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readConfig } from '../config.ts';
import { PageCache } from './page-cache.ts';
import { GuestPage, renderUserPage } from './render-page.ts';
import { EFFORT } from './encoded-page.ts';

const CALLER = {
  token: null,
  address: '127.0.0.1',
  userAgent: '',
  deviceToken: null,
  idempotencyKey: null,
  requestId: 'a-request',
};
const partsOf = (html: string, status: number) => ({
  pages: {
    assets: { css: [], preloads: [], scripts: [] },
    render: () => Promise.resolve({ status, headers: new Headers(), html }),
  },
  config: readConfig({}, { dev: false }),
  invokeCall: () => Promise.reject(new Error('no page here calls anything')),
  address: '/',
  effort: EFFORT.once,
});
const page = (html: string, status = 200): Promise<GuestPage> =>
  GuestPage.render(partsOf(html, status), CALLER);

const textOf = ({ encodedPage }: GuestPage): string =>
  encodedPage.responseFor(null).body.toString();

describe('the pages of guests', () => {
  let cache: PageCache;
  beforeEach(() => {
    cache = new PageCache();
  });

  test('are rendered once for all who ask at the same time, and shortly after', async () => {
    const render = vi.fn(() => page('home'));
    await Promise.all([cache.find('/', render), cache.find('/', render)]);
    await cache.find('/', render);
    expect(render).toHaveBeenCalledTimes(1);
    await cache.find('/search', render);
    expect(render).toHaveBeenCalledTimes(2);
  });

  test('are the only ones it accepts: what is rendered for a user does not compile (SF1)', async () => {
    const parts = partsOf('home', 200);
    const user = { ...CALLER, token: 'secret' };
    // @ts-expect-error The page of a user is no page for guests.
    await cache.find('/a', () => renderUserPage(parts, user));
    // @ts-expect-error Nor is one rendered with a session a page for guests.
    await cache.find('/b', () => GuestPage.render(parts, user));
    expect(textOf(await cache.find('/c', () => GuestPage.render(parts, CALLER)))).toBe('home');
  });

  test('are rendered anew after a second', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const render = vi.fn(() => page('home'));
    await cache.find('/', render);
    vi.advanceTimersByTime(1001);
    await cache.find('/', render);
    vi.useRealTimers();
    expect(render).toHaveBeenCalledTimes(2);
  });

  test('are never older than the asking for those who want that, and shared by them', async () => {
    const ends: ((html: string) => void)[] = [];
    const render = vi.fn(async () => page(await new Promise<string>((end) => ends.push(end))));
    const first = cache.findNew('/', render);
    const [second, third] = [cache.findNew('/', render), cache.findNew('/', render)];
    expect(render).toHaveBeenCalledTimes(1);
    ends.shift()?.('before');
    expect(textOf(await first)).toBe('before');
    await vi.waitFor(() => expect(render).toHaveBeenCalledTimes(2));
    const fourth = cache.findNew('/', render);
    ends.shift()?.('after');
    expect(textOf(await second)).toBe('after');
    expect(await third).toBe(await second);
    await vi.waitFor(() => expect(render).toHaveBeenCalledTimes(3));
    ends.shift()?.('last');
    expect(textOf(await fourth)).toBe('last');
    expect(render).toHaveBeenCalledTimes(3);
    expect(await cache.find('/', render)).toBe(await fourth);
  });

  describe('in a rush', () => {
    // No time passes but what is said here: a machine at its limit changes nothing.
    beforeEach(() => {
      vi.useFakeTimers({ toFake: ['performance'] });
    });
    afterEach(() => {
      vi.useRealTimers();
    });

    const render = vi.fn(() => {
      vi.advanceTimersByTime(20);
      return page('home');
    });
    beforeEach(() => {
      render.mockClear();
    });

    const turns = async () => {
      for (let turn = 0; turn < 5; turn += 1) await new Promise(setImmediate);
    };

    test('are drawn together for those who came too late and those who, just served, come again', async () => {
      const served = cache.findNew('/', render);
      const late = [cache.findNew('/', render), cache.findNew('/', render)];
      await served;
      await turns();
      expect(render).toHaveBeenCalledTimes(1);
      const back = cache.findNew('/', render);
      await turns();
      expect(render).toHaveBeenCalledTimes(2);
      expect(new Set(await Promise.all([...late, back])).size).toBe(1);
    });

    test('wait but a moment for those who stay away', async () => {
      const served = cache.findNew('/', render);
      const late = cache.findNew('/', render);
      await served;
      await turns();
      expect(render).toHaveBeenCalledTimes(1);
      vi.advanceTimersByTime(1);
      await late;
      expect(render).toHaveBeenCalledTimes(2);
    });

    test('are drawn though somebody comes every moment', async () => {
      void cache.findNew('/', render);
      const late = [cache.findNew('/', render), cache.findNew('/', render)];
      await turns();
      vi.advanceTimersByTime(1);
      await Promise.all(late);
      void cache.findNew('/', render);
      await turns();
      expect(render).toHaveBeenCalledTimes(2);
      // Half as long as the last one took is waited at most.
      vi.advanceTimersByTime(10);
      void cache.findNew('/', render);
      await turns();
      expect(render).toHaveBeenCalledTimes(3);
    });
  });

  test('are drawn at once for whoever comes alone', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const render = vi.fn(() => page('home'));
    await cache.findNew('/', render);
    vi.advanceTimersByTime(51);
    const alone = cache.findNew('/', render);
    vi.useRealTimers();
    expect(render).toHaveBeenCalledTimes(2);
    await alone;
  });

  test('are drawn for those who wait, though the drawing before failed', async () => {
    const render = vi.fn(() => page('home'));
    const fails = cache.findNew('/', () => Promise.reject(new Error('no database')));
    const waits = cache.findNew('/', render);
    await expect(fails).rejects.toThrow('no database');
    expect((await waits).status).toBe(200);
  });

  test('are not kept where they failed or led elsewhere', async () => {
    const statuses = [404, 307, 200];
    const render = vi.fn(() => page('', statuses.shift()));
    for (let asked = 0; asked < 3; asked += 1) await cache.find('/', render);
    expect(render).toHaveBeenCalledTimes(3);
    const fails = vi.fn(() => Promise.reject(new Error('no database')));
    await expect(cache.find('/x', fails)).rejects.toThrow('no database');
    await expect(cache.find('/x', fails)).rejects.toThrow('no database');
    expect(fails).toHaveBeenCalledTimes(2);
  });

  test('are nobody else’s where they were refused', async () => {
    const statuses = [429, 200];
    const render = vi.fn(() => page('', statuses.shift()));
    const both = await Promise.all([cache.find('/', render), cache.find('/', render)]);
    expect(both.map(({ status }) => status)).toEqual([429, 200]);
  });

  test('do not fill the memory, however many addresses are made up', async () => {
    const render = vi.fn(() => page('home'));
    await cache.find('/first', render);
    for (let n = 0; n < 200; n += 1) await cache.find(`/?n=${n}`, render);
    await cache.find('/first', render);
    expect(render).toHaveBeenCalledTimes(202);
  });
});
