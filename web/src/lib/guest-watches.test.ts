import { expect, test, vi } from 'vitest';
import { fakeStorage } from '../testing/fake-storage.ts';
import {
  GUEST_WATCHES_MAX,
  readGuestWatches,
  setGuestWatch,
  subscribeToGuestWatches,
} from './guest-watches.ts';

const idOf = (number: number): string =>
  `01a20804-229a-703a-a21e-${String(number).padStart(12, '0')}`;
const [one, two] = [idOf(1), idOf(2)];

const stored = fakeStorage();

test('a guest watches lots and stops, and the page is notified', () => {
  const listener = vi.fn();
  const stop = subscribeToGuestWatches(listener);
  setGuestWatch(one, true);
  setGuestWatch(two, true);
  setGuestWatch(two, true);
  expect(readGuestWatches()).toEqual([one, two]);
  setGuestWatch(one, false);
  expect(readGuestWatches()).toEqual([two]);
  expect(listener).toHaveBeenCalledTimes(4);
  stop();
  setGuestWatch(two, false);
  expect(stored().size).toBe(0);
  expect(listener).toHaveBeenCalledTimes(4);
});

test('the latest lots are kept up to a limit', () => {
  for (let number = 0; number < GUEST_WATCHES_MAX + 3; number += 1) {
    setGuestWatch(idOf(number), true);
  }
  expect(readGuestWatches()).toHaveLength(GUEST_WATCHES_MAX);
  expect(readGuestWatches()[0]).toBe(idOf(3));
});

test.each(['not json', '{"a":1}', '[1,null,"x"]'])('%s in the storage is no watch', (text) => {
  stored().set('hammerdock.guest-watches', text);
  expect(readGuestWatches()).toEqual([]);
});

test('a browser without storage watches nothing', () => {
  const fail = () => {
    throw new Error('blocked');
  };
  vi.stubGlobal('localStorage', { getItem: fail, setItem: fail, removeItem: fail });
  setGuestWatch(one, true);
  expect(readGuestWatches()).toEqual([]);
});
