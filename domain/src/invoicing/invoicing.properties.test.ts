import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { invoiceLines } from '../testing/arbitraries.ts';
import { creditApplied } from './credits.ts';
import { checkPartial, partialBounds } from './partial.ts';
import { maxHammerForAllIn, quoteOf } from './quote.ts';
import { invoiceTotals } from './totals.ts';

const cents = fc.integer({ min: 1, max: 100_000_000 });
const quoteTerms = fc.record({
  premium: fc.record({
    minimumCents: fc.integer({ min: 0, max: 1_000 }),
    rateBps: fc.integer({ min: 0, max: 3_000 }),
  }),
  taxBps: fc.integer({ min: 0, max: 1_200 }),
  exempt: fc.boolean(),
  feeBps: fc.integer({ min: 0, max: 500 }),
  shippingCents: fc.integer({ min: 0, max: 5_000 }),
});

describe('properties of invoices', () => {
  test('R25 R65 total = hammer + premium + tax − credit, and the lines sum to it', () => {
    fc.assert(
      fc.property(invoiceLines, cents, (lines, availableCents) => {
        const none = { creditAppliedCents: 0, paidCents: 0, feeBps: 0, shippingCents: 0 };
        const dueCents = invoiceTotals(lines, none).finalTotalCents;
        const creditAppliedCents = creditApplied({ dueCents, availableCents });
        const totals = invoiceTotals(lines, { ...none, creditAppliedCents });
        const { hammerTotalCents, premiumTotalCents, taxTotalCents } = totals;
        const whole = hammerTotalCents + premiumTotalCents + taxTotalCents;
        expect(totals.totalAfterCreditCents).toBe(whole - creditAppliedCents);
        const summed = lines.reduce((sum, line) => sum + line.subtotalCents + line.taxCents, 0);
        expect(summed).toBe(totals.finalTotalCents);
        expect(totals.balanceCents).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test('R26 repeatedly paying the minimum ends, and never overpays', () => {
    fc.assert(
      fc.property(cents, (total) => {
        let dueCents = total;
        let payments = 0;
        while (dueCents > 0) {
          const { minimumCents } = partialBounds(dueCents);
          expect(checkPartial({ amountCents: minimumCents, dueCents }).ok).toBe(true);
          expect(minimumCents * 4).toBeGreaterThanOrEqual(dueCents);
          dueCents -= minimumCents;
          payments += 1;
        }
        expect(dueCents).toBe(0);
        expect(payments).toBeLessThan(100);
      }),
    );
  });

  test('the hammer for an all-in total is the highest one within it', () => {
    fc.assert(
      fc.property(cents, quoteTerms, (totalCents, terms) => {
        const hammerCents = maxHammerForAllIn(totalCents, terms) ?? 0;
        if (hammerCents > 0) {
          expect(quoteOf(hammerCents, terms).totalByCardCents).toBeLessThanOrEqual(totalCents);
        }
        expect(quoteOf(hammerCents + 1, terms).totalByCardCents).toBeGreaterThan(totalCents);
      }),
    );
  });
});
