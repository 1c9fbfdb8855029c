import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { surplusOf } from './surplus.ts';
import { cardFeeOf } from './totals.ts';

describe('the surplus of a payment', () => {
  test.each([
    ['is nothing where all of it is due', 1000, [0, 0]],
    ['is nothing where more is due', 5000, [0, 0]],
    ['is all of it, with the fee, where nothing is due', 0, [1000, 25]],
    ['is all of it where the receipt is overpaid already', -200, [1000, 25]],
    ['is the rest, with the fee on it, where a part is due', 400, [600, 15]],
  ] as const)('%s', (_, dueCents, [surplusCents, surplusFeeCents]) => {
    expect(surplusOf({ amountCents: 1000, feeCents: 25, dueCents, feeBps: 250 })).toEqual({
      surplusCents,
      surplusFeeCents,
    });
  });

  test('a bank account bears no fee, so none is returned', () => {
    const paid = { amountCents: 1000, feeCents: 0, dueCents: 400, feeBps: 250 };
    expect(surplusOf(paid)).toEqual({ surplusCents: 600, surplusFeeCents: 0 });
  });

  test('several payments of one receipt pay what is due once, and the rest is all credit', () => {
    const cents = fc.integer({ min: 1, max: 100_000 });
    const given = fc.record({
      totalCents: cents,
      feeBps: fc.integer({ min: 0, max: 1000 }),
      amounts: fc.array(cents, { minLength: 1, maxLength: 6 }),
    });
    fc.assert(
      fc.property(given, ({ totalCents, feeBps, amounts }) => {
        let dueCents = totalCents;
        for (const amountCents of amounts) {
          const feeCents = cardFeeOf(amountCents, feeBps);
          const rest = surplusOf({ amountCents, feeCents, dueCents, feeBps });
          expect(rest.surplusCents).toBeGreaterThanOrEqual(0);
          expect(rest.surplusFeeCents).toBeGreaterThanOrEqual(0);
          expect(rest.surplusFeeCents).toBeLessThanOrEqual(feeCents);
          dueCents -= amountCents - rest.surplusCents;
          expect(dueCents).toBeGreaterThanOrEqual(0);
        }
        const paidCents = amounts.reduce((sum, each) => sum + each, 0);
        expect(dueCents).toBe(Math.max(0, totalCents - paidCents));
      }),
    );
  });
});
