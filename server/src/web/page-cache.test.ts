import { beforeEach, describe, expect, test, vi } from 'vitest';
import { cutAtNonce, PageCache, withNonce, type RenderedPage } from './page-cache.ts';

const page = (html: string, status = 200): RenderedPage => ({
  status,
  headers: [],
  parts: [Buffer.from(html)],
});

describe('the pages of guests', () => {
  let cache: PageCache;
  beforeEach(() => {
    cache = new PageCache();
  });

  test('are rendered once for all who ask at the same time, and shortly after', async () => {
    const render = vi.fn(() => Promise.resolve(page('home')));
    await Promise.all([cache.find('/', render), cache.find('/', render)]);
    await cache.find('/', render);
    expect(render).toHaveBeenCalledTimes(1);
    await cache.find('/search', render);
    expect(render).toHaveBeenCalledTimes(2);
  });

  test('are rendered anew after a second', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const render = vi.fn(() => Promise.resolve(page('home')));
    await cache.find('/', render);
    vi.advanceTimersByTime(1001);
    await cache.find('/', render);
    vi.useRealTimers();
    expect(render).toHaveBeenCalledTimes(2);
  });

  test('are not kept where they failed or led elsewhere', async () => {
    const statuses = [404, 307, 200];
    const render = vi.fn(() => Promise.resolve(page('', statuses.shift())));
    for (let asked = 0; asked < 3; asked += 1) await cache.find('/', render);
    expect(render).toHaveBeenCalledTimes(3);
    const fails = vi.fn(() => Promise.reject(new Error('no database')));
    await expect(cache.find('/x', fails)).rejects.toThrow('no database');
    await expect(cache.find('/x', fails)).rejects.toThrow('no database');
    expect(fails).toHaveBeenCalledTimes(2);
  });

  test('do not fill the memory, however many addresses are made up', async () => {
    const render = vi.fn(() => Promise.resolve(page('home')));
    await cache.find('/first', render);
    for (let n = 0; n < 200; n += 1) await cache.find(`/?n=${n}`, render);
    await cache.find('/first', render);
    expect(render).toHaveBeenCalledTimes(202);
  });
});

test('a kept page carries the nonce of each answer, not that of its rendering', () => {
  const kept = cutAtNonce('<script nonce="first"></script><i>first</i> é', 'first');
  expect(withNonce(kept, 'fresh').toString()).toBe('<script nonce="fresh"></script><i>fresh</i> é');
  expect(withNonce(cutAtNonce('no script', 'first'), 'fresh').toString()).toBe('no script');
});
