import { afterEach, describe, expect, test, vi } from 'vitest';
import { TtlCache } from './ttl-cache.ts';

const TTL_MS = 1000;

describe('a TTL cache', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  test('reads once for all callers within the time, and again after it', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    let reads = 0;
    const cache = new TtlCache(() => Promise.resolve((reads += 1)), TTL_MS);
    expect(await Promise.all([cache.value(), cache.value()])).toEqual([1, 1]);
    vi.advanceTimersByTime(TTL_MS);
    expect(await cache.value()).toBe(1);
    vi.advanceTimersByTime(1);
    expect(await cache.value()).toBe(2);
  });

  test('reads again after it was cleared', async () => {
    let reads = 0;
    const cache = new TtlCache(() => Promise.resolve((reads += 1)), TTL_MS);
    await cache.value();
    cache.clear();
    expect(await cache.value()).toBe(2);
  });

  test('reads again after a failed read', async () => {
    const read = vi.fn<() => Promise<string>>();
    read.mockRejectedValueOnce(new Error('no database')).mockResolvedValue('here');
    const cache = new TtlCache(read, TTL_MS);
    await expect(cache.value()).rejects.toThrow('no database');
    expect(await cache.value()).toBe('here');
  });
});
