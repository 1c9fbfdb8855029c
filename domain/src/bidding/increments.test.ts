import { describe, expect, test } from 'vitest';
import { DEFAULT_INCREMENTS, incrementAt, isIncrementTable } from './increments.ts';

describe('R5 the increment table', () => {
  test.each([
    [1, 50],
    [49, 50],
    [50, 50],
    [99, 50],
    [100, 100],
    [2_500, 100],
    [2_501, 200],
    [5_000, 200],
    [5_001, 500],
    [10_000, 500],
    [10_001, 1_000],
    [25_000, 1_000],
    [25_001, 2_500],
    [100_000, 2_500],
    [100_001, 10_000],
    [99_999_999, 10_000],
  ])('BID-01 R5 at a price of %i cents the step is %i cents', (priceCents, stepCents) => {
    expect(incrementAt(DEFAULT_INCREMENTS, priceCents)).toBe(stepCents);
  });

  test('BID-01 R5 an auction may have its own table', () => {
    const penny = [{ fromCents: 0, stepCents: 1 }];
    expect(incrementAt(penny, 1_000_000)).toBe(1);
  });

  test('R5 a table needs rows in ascending order with steps above zero', () => {
    expect(isIncrementTable(DEFAULT_INCREMENTS)).toBe(true);
    expect(isIncrementTable([])).toBe(false);
    expect(isIncrementTable([{ fromCents: 0, stepCents: 1 }])).toBe(true);
    expect(isIncrementTable([{ fromCents: 0, stepCents: 0 }])).toBe(false);
    expect(isIncrementTable([{ fromCents: -1, stepCents: 1 }])).toBe(false);
    expect(isIncrementTable([{ fromCents: 0.5, stepCents: 1 }])).toBe(false);
    expect(isIncrementTable([{ fromCents: 0, stepCents: 1.5 }])).toBe(false);
    const twice = { fromCents: 100, stepCents: 50 };
    expect(isIncrementTable([twice, twice])).toBe(false);
    expect(isIncrementTable(DEFAULT_INCREMENTS.toReversed())).toBe(false);
    expect(() => incrementAt([], 100)).toThrow('at least one row');
  });
});
