import { expect, test } from 'vitest';
import { raisedBy, stepsFrom } from './bid-steps.ts';

test('the steps grow with the price', () => {
  expect(stepsFrom(3_300)).toEqual([500, 1_000, 2_500]);
  expect(stepsFrom(20_000)).toEqual([1_000, 2_500, 5_000]);
  expect(stepsFrom(150_000)).toEqual([5_000, 10_000, 25_000]);
});

test('a step raises the typed amount, or the minimum where that is more', () => {
  expect(raisedBy('40', 500, 3_300)).toBe('45.00');
  expect(raisedBy('40,50', 500, 3_300)).toBe('45.50');
  expect(raisedBy('', 500, 3_300)).toBe('38.00');
  expect(raisedBy('5', 1_000, 3_300)).toBe('43.00');
  expect(raisedBy('.', 1_000, 3_300)).toBe('43.00');
});
