import { expect, test } from 'vitest';
import { readExpiredAddress } from './expired-address.ts';

test('the address of expired lots has an outcome, but no pickup status', () => {
  expect(readExpiredAddress({ outcome: 'sold', pickup: '1', page: 2 })).toEqual({
    outcome: 'sold',
    page: 2,
  });
  expect(readExpiredAddress({ outcome: 'burnt' })).toEqual({});
});
