import { expect, test } from 'vitest';
import { readExpiredAddress } from './expired-address.ts';

test('expired lots keep their outcome in the address, and no pickup', () => {
  expect(readExpiredAddress({ outcome: 'sold', pickup: '1', page: 2 })).toEqual({
    outcome: 'sold',
    page: 2,
  });
  expect(readExpiredAddress({ outcome: 'burnt' })).toEqual({});
});
