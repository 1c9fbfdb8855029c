import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cartLineOf, cartTotals, checkPieces } from './cart.ts';
import { invoiceTotals, lineOf } from './totals.ts';

const TERMS = { premium: { rateBps: 1700, minimumCents: 300 }, taxBps: 800, exempt: false };

test.each([
  [0, 3, 'QuantityMissing'],
  [1.5, 3, 'QuantityMissing'],
  [4, 3, 'PiecesGone'],
  [1, 0, 'PiecesGone'],
])('%s of %s pieces are refused with %s', (qty, available, refusal) => {
  expect(checkPieces(qty, available)).toMatchObject({ ok: false, refusal });
});

test('from one piece to all that are left can be chosen', () => {
  expect([1, 2, 3].map((qty) => checkPieces(qty, 3).ok)).toEqual([true, true, true]);
});

describe('the figures of a cart', () => {
  test('three pieces at 4.00 bear the minimum premium three times', () => {
    expect(cartLineOf({ hammerCents: 400, ...TERMS }, 3)).toEqual({
      hammerCents: 1200,
      premiumCents: 900,
      subtotalCents: 2100,
      taxCents: 168,
      totalCents: 2268,
    });
  });

  test('are those of the receipt that they become, to the cent', () => {
    const line = fc.record({
      hammerCents: fc.integer({ min: 1, max: 100_000 }),
      qty: fc.integer({ min: 1, max: 9 }),
      exempt: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 5 }), (lines) => {
        const cart = lines.map(({ qty, ...piece }) => cartLineOf({ ...TERMS, ...piece }, qty));
        const billed = lines.flatMap(({ qty, ...piece }) =>
          Array.from({ length: qty }, () => lineOf({ ...TERMS, ...piece })),
        );
        const nothing = { creditAppliedCents: 0, paidCents: 0, feeBps: 0, shippingCents: 0 };
        const receipt = invoiceTotals(billed, nothing);
        expect(cartTotals(cart)).toMatchObject({
          hammerCents: receipt.hammerTotalCents,
          premiumCents: receipt.premiumTotalCents,
          taxCents: receipt.taxTotalCents,
          totalCents: receipt.finalTotalCents,
        });
      }),
    );
  });
});
