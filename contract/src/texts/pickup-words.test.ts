import { expect, test } from 'vitest';
import { pickupWords, receiptTimeText } from './pickup-words.ts';

test('LIST-17 the pickup status of a returned lot has the reason', () => {
  const words = (checkout_status: '0' | '1' | '2' | '3') =>
    pickupWords({ checkout_status, checkout_reason: 'Broken' }, false);
  expect((['0', '1', '2', '3'] as const).map(words)).toEqual([
    'Not Picked Up',
    'Picked Up',
    'Returned: Broken',
    'Forfeited',
  ]);
});

test('the time of an expected receipt is rounded up to five minutes, also over an hour and a day', () => {
  const textAt = (receipt_expected: string | null) => receiptTimeText({ receipt_expected });
  expect(textAt('2026-11-28T16:08:00.000Z')).toBe('Sat, Nov 28, 11:10 am');
  expect(textAt('2026-11-28T16:10:00.000Z')).toBe('Sat, Nov 28, 11:10 am');
  expect(textAt('2026-11-28T16:10:01.000Z')).toBe('Sat, Nov 28, 11:15 am');
  expect(textAt('2026-11-29T04:56:00.000Z')).toBe('Sun, Nov 29, 12 am');
  expect(textAt(null)).toBeNull();
});
