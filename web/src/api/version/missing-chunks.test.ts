import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { mayReload, reloadOnceReachable } from './missing-chunks.ts';

describe('a page whose chunks are gone', () => {
  test('is reloaded, and again after a minute', () => {
    expect(mayReload({ onLine: true, nowMs: 5_000, lastMs: null })).toBe(true);
    expect(mayReload({ onLine: true, nowMs: 65_001, lastMs: 5_000 })).toBe(true);
  });

  test('is not reloaded repeatedly', () => {
    expect(mayReload({ onLine: true, nowMs: 6_000, lastMs: 5_000 })).toBe(false);
  });

  test('is not reloaded while offline', () => {
    expect(mayReload({ onLine: false, nowMs: 5_000, lastMs: null })).toBe(false);
  });
});

describe('a page without its own code', () => {
  const stored = new Map<string, string>();
  const reload = vi.fn<() => void>();

  beforeEach(() => {
    vi.useFakeTimers();
    stored.clear();
    reload.mockReset();
    vi.stubGlobal('document', { visibilityState: 'visible' });
    vi.stubGlobal('window', { location: { reload } });
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ status: 'ok' })));
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test('reloads once the server answers, and again not before a minute has passed', async () => {
    reloadOnceReachable();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(reload).toHaveBeenCalledOnce();
    reloadOnceReachable();
    await vi.advanceTimersByTimeAsync(50_000);
    expect(reload).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(15_000);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  test('does not reload once it is gone', async () => {
    const end = reloadOnceReachable();
    end();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(reload).not.toHaveBeenCalled();
  });
});
