import { expect, test } from 'vitest';
import { readOutcomeAddress } from './outcome-address.ts';

test('the address of closed lots has an outcome, but no pickup status', () => {
  expect(readOutcomeAddress({ outcome: 'sold', pickup: '1', page: 2 })).toEqual({
    outcome: 'sold',
    page: 2,
  });
  expect(readOutcomeAddress({ outcome: 'burnt' })).toEqual({});
});
