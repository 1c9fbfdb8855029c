import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromDecimal, portionOf, portionOfUp, splitToTheCent, toDecimal } from './money.ts';

const cents = fc.integer({ min: 0, max: 1_000_000_000_000 });
const bps = fc.integer({ min: 0, max: 10_000 });

test('R1 a written amount parses to itself', () => {
  fc.assert(
    fc.property(cents, (amount) => {
      expect(fromDecimal(toDecimal(amount))).toBe(amount);
    }),
  );
});

test('R1 a portion is within half a cent of the exact one, and a minimum never below it', () => {
  fc.assert(
    fc.property(cents, bps, (amount, rate) => {
      const exact = BigInt(amount) * BigInt(rate);
      const miss = BigInt(portionOf(amount, rate)) * 10_000n - exact;
      expect(miss > -5_000n && miss <= 5_000n).toBe(true);
      const above = BigInt(portionOfUp(amount, rate)) * 10_000n - exact;
      expect(above >= 0n && above < 10_000n).toBe(true);
      expect(portionOf(-amount, rate)).toBe(0 - portionOf(amount, rate));
    }),
  );
});

test('R1 the parts of a split add up, each within a cent of its share', () => {
  const weights = fc.array(fc.nat(1_000), { minLength: 1, maxLength: 9 });
  fc.assert(
    fc.property(
      cents,
      weights.filter((each) => each.some((weight) => weight > 0)),
      (total, given) => {
        const parts = splitToTheCent(total, given);
        const whole = given.reduce((sum, weight) => sum + weight, 0);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total);
        parts.forEach((part, index) => {
          const share = BigInt(total) * BigInt(given[index] ?? 0);
          const miss = BigInt(part) * BigInt(whole) - share;
          expect(miss >= -BigInt(whole) && miss <= BigInt(whole)).toBe(true);
        });
      },
    ),
  );
});
