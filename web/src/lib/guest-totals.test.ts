import { expect, test, vi } from 'vitest';
import { fakeStorage } from '../testing/fake-storage.ts';
import { readGuestTotals, setGuestTotals, subscribeToGuestTotals } from './guest-totals.ts';

const stored = fakeStorage();

test('a guest’s choice of totals is stored until it is turned off, and the page is notified', () => {
  const listener = vi.fn();
  const stop = subscribeToGuestTotals(listener);
  expect(readGuestTotals()).toBe(false);
  setGuestTotals(true);
  expect(readGuestTotals()).toBe(true);
  setGuestTotals(false);
  expect(readGuestTotals()).toBe(false);
  expect(stored().size).toBe(0);
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
});

test('without storage a guest sees bids', () => {
  vi.stubGlobal('localStorage', undefined);
  setGuestTotals(true);
  expect(readGuestTotals()).toBe(false);
});
