import { afterEach, describe, expect, test, vi } from 'vitest';
import { Kept } from './kept.ts';

const KEEP_MS = 1000;

describe('what is kept for a moment', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  test('is read once for all who ask within it, and anew after it', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    let reads = 0;
    const kept = new Kept(() => Promise.resolve((reads += 1)), KEEP_MS);
    expect(await Promise.all([kept.value(), kept.value()])).toEqual([1, 1]);
    vi.advanceTimersByTime(KEEP_MS);
    expect(await kept.value()).toBe(1);
    vi.advanceTimersByTime(1);
    expect(await kept.value()).toBe(2);
  });

  test('is read anew after something changed it', async () => {
    let reads = 0;
    const kept = new Kept(() => Promise.resolve((reads += 1)), KEEP_MS);
    await kept.value();
    kept.forget();
    expect(await kept.value()).toBe(2);
  });

  test('is read anew where the reading failed', async () => {
    const read = vi.fn<() => Promise<string>>();
    read.mockRejectedValueOnce(new Error('no database')).mockResolvedValue('here');
    const kept = new Kept(read, KEEP_MS);
    await expect(kept.value()).rejects.toThrow('no database');
    expect(await kept.value()).toBe('here');
  });
});
