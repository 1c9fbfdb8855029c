import { expect, test } from 'vitest';
import { savingsPercent } from './savings.ts';

const CASES = [
  ['rounded down to a whole percent', 300, 1, 100, 66],
  ['counted over all items', 10_000, 3, 10_000, 66],
  ['not without a retail price', 0, 3, 100, null],
  ['not without a start price', 10_000, 1, 0, null],
  ['not when nothing is saved', 10_000, 1, 10_000, null],
  ['not when the price is above retail', 10_000, 1, 10_001, null],
  ['not below one percent', 10_000, 1, 9_901, null],
  ['from exactly one percent', 10_000, 1, 9_900, 1],
] as const;

test('LIST-07 savings are whole percent of the retail price, and none if nothing is saved', () => {
  for (const [what, msrpCents, count, priceCents, percent] of CASES) {
    expect(savingsPercent({ msrpCents, count, priceCents }), what).toBe(percent);
  }
});
