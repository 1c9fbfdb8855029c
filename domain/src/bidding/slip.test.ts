import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isProbableSlip, type Bounds } from './slip.ts';

const bounds = (changes: Partial<Bounds>): Bounds => ({
  retailCents: 0,
  nextBidCents: 5_200,
  ownMaximumCents: 0,
  ...changes,
});

describe('a probable slip', () => {
  test.each([
    ['a decimal point was missed on a mower', 500_000, { retailCents: 37_999 }, true],
    ['exactly 1.2 times retail is allowed', 12_000, { retailCents: 10_000 }, false],
    ['a cent more than 1.2 times retail is not', 12_001, { retailCents: 10_000 }, true],
    ['many times an early price, but below retail', 9_000, { retailCents: 10_000 }, false],
    ['without retail: three times the next bid is allowed', 15_600, {}, false],
    ['without retail: a cent more is not', 15_601, {}, true],
    [
      'without retail: a raise starts from the own maximum',
      20_000,
      { ownMaximumCents: 9_000 },
      false,
    ],
    ['the lowest bid itself, although above retail', 5_200, { retailCents: 1_000 }, false],
  ])('%s', (_case, amountCents, changes, expected) => {
    expect(isProbableSlip(amountCents, bounds(changes))).toBe(expected);
  });

  const cents = fc.integer({ min: 0, max: 100_000_000 });
  const anyBounds = fc.record({
    retailCents: cents,
    nextBidCents: cents,
    ownMaximumCents: cents,
  });

  test('a higher amount is never less suspicious', () => {
    fc.assert(
      fc.property(anyBounds, cents, cents, (given, one, other) => {
        const [lower, higher] = [Math.min(one, other), Math.max(one, other)];
        return !isProbableSlip(lower, given) || isProbableSlip(higher, given);
      }),
    );
  });

  test('the next bid is never suspicious, and ten times every figure always is', () => {
    fc.assert(
      fc.property(anyBounds, (given) => {
        const { retailCents, nextBidCents, ownMaximumCents } = given;
        const most = 10 * Math.max(retailCents, nextBidCents, ownMaximumCents, 1);
        return !isProbableSlip(nextBidCents, given) && isProbableSlip(most, given);
      }),
    );
  });
});
