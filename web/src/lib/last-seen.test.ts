import { expect, test, vi } from 'vitest';
import { fakeStorage } from '../testing/fake-storage.ts';
import { forgetLastSeen, readLastSeen, storeLastSeen } from './last-seen.ts';

const KEY = 'hammerdock.last-seen';
const SEEN = {
  userId: 'ann',
  asOf: 1_000,
  lots: [
    {
      id: 'kettle',
      title: 'Copper kettle',
      priceLabel: 'Current Bid',
      price: '$65.00',
      closesAt: 2_000,
    },
  ],
};

const stored = fakeStorage();

test('the lots are stored until they are forgotten', () => {
  expect(readLastSeen()).toBeNull();
  storeLastSeen(SEEN);
  expect(readLastSeen()).toEqual(SEEN);
  forgetLastSeen();
  expect(stored().size).toBe(0);
});

test.each(['', 'no JSON', '[]', '{"userId":"ann"}', '{"userId":"ann","asOf":1,"lots":[{"id":1}]}'])(
  'other content is ignored: %j',
  (content) => {
    stored().set(KEY, content);
    expect(readLastSeen()).toBeNull();
  },
);

test('a browser without storage has seen nothing', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('blocked');
    },
  });
  expect(readLastSeen()).toBeNull();
  expect(() => storeLastSeen(SEEN)).not.toThrow();
  expect(() => forgetLastSeen()).not.toThrow();
});
