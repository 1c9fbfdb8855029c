import { afterEach, expect, test, vi } from 'vitest';
import { readGuestTotals, setGuestTotals, subscribeToGuestTotals } from './guest-totals.ts';

afterEach(() => vi.unstubAllGlobals());

test('a guest’s choice of totals is stored until it is turned off, and the page is notified', () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  const listener = vi.fn();
  const stop = subscribeToGuestTotals(listener);
  expect(readGuestTotals()).toBe(false);
  setGuestTotals(true);
  expect(readGuestTotals()).toBe(true);
  setGuestTotals(false);
  expect(readGuestTotals()).toBe(false);
  expect(stored.size).toBe(0);
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
});

test('without storage a guest sees bids', () => {
  vi.stubGlobal('localStorage', undefined);
  setGuestTotals(true);
  expect(readGuestTotals()).toBe(false);
});
