import { beforeEach, expect, test, vi } from 'vitest';
import { fakeStorage } from '../testing/fake-storage.ts';
import { readGuestTotals, setGuestTotals, subscribeToGuestTotals } from './guest-totals.ts';

const stored = fakeStorage();
const page = new EventTarget();
beforeEach(() => void vi.stubGlobal('window', page));

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

test('the page follows another tab, until it stops listening', () => {
  const listener = vi.fn();
  const stop = subscribeToGuestTotals(listener);
  page.dispatchEvent(new Event('storage'));
  stop();
  page.dispatchEvent(new Event('storage'));
  expect(listener).toHaveBeenCalledTimes(1);
});

test('without storage a guest sees bids', () => {
  vi.stubGlobal('localStorage', undefined);
  setGuestTotals(true);
  expect(readGuestTotals()).toBe(false);
});
