import { expect, test } from 'vitest';
import { pickupWords } from './pickup-words.ts';

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
