import { describe, expect, test } from 'vitest';
import { creditApplied, creditCovers } from './credits.ts';
import { checkPartial, partialBounds } from './partial.ts';
import { HOUSE_PREMIUM, premiumOf } from './premium.ts';
import { cardFeeOf, invoiceTotals, lineOf } from './totals.ts';
import type { InvoiceLine } from './totals.ts';

const DECATUR_BPS = 800;

function linesOf(hammers: readonly number[], exempt = false): InvoiceLine[] {
  return hammers.map((hammerCents) =>
    lineOf({ hammerCents, premium: HOUSE_PREMIUM, taxBps: DECATUR_BPS, exempt }),
  );
}

const NO_TENDERS = { creditAppliedCents: 0, paidCents: 0, feeBps: 0, shippingCents: 0 };

describe('R23 a line', () => {
  test.each([
    // hammer, premium, tax at 8 %: calculated by hand
    [50, 300, 28],
    [1_764, 300, 165],
    [1_765, 300, 165],
    [1_767, 300, 165],
    [1_768, 301, 166],
    [2_550, 434, 239],
    [10_000, 1_700, 936],
    [123_456, 20_988, 11_556],
    [100_000_000, 17_000_000, 9_360_000],
  ])(
    'PAY-02 R23 a hammer of %i cents bears %i of premium and %i of tax',
    (hammer, premium, tax) => {
      expect(linesOf([hammer])).toEqual([
        {
          hammerCents: hammer,
          premiumCents: premium,
          subtotalCents: hammer + premium,
          taxCents: tax,
        },
      ]);
    },
  );

  test('PAY-02 R23 the premium is 3.00 or 17 %, whichever is greater', () => {
    expect(premiumOf(1, HOUSE_PREMIUM)).toBe(300);
    expect(premiumOf(1_765, HOUSE_PREMIUM)).toBe(300);
    expect(premiumOf(2_000, HOUSE_PREMIUM)).toBe(340);
  });

  test('PAY-02 R23 an exempt buyer pays premium and no tax', () => {
    expect(linesOf([10_000], true)).toMatchObject([{ premiumCents: 1_700, taxCents: 0 }]);
  });

  test('PAY-02 R1 R23 rounding is per line: three lines of 0.28 tax are 0.84', () => {
    expect(invoiceTotals(linesOf([50, 50, 50]), NO_TENDERS).taxTotalCents).toBe(84);
    // 4.3752 rounds up on each line; rounded on the sum it would be a cent less.
    const odd = invoiceTotals(linesOf([4_674, 4_674, 4_674]), NO_TENDERS);
    expect(odd.taxTotalCents).toBe(3 * 438);
  });
});

describe('R65 the amounts of an invoice', () => {
  const lines = linesOf([10_000, 1_000, 50]);

  test('PAY-02 R65 nothing paid yet', () => {
    expect(invoiceTotals(lines, NO_TENDERS)).toEqual({
      hammerTotalCents: 11_050,
      premiumTotalCents: 2_300,
      subtotalCents: 13_350,
      taxTotalCents: 1_068,
      shippingCents: 0,
      finalTotalCents: 14_418,
      creditAppliedCents: 0,
      totalAfterCreditCents: 14_418,
      balanceCents: 14_418,
      cardFeeCents: 0,
      balanceByCardCents: 14_418,
    });
  });

  test('PAY-02 R25 R65 credit reduces the charge, never the tax', () => {
    const creditAppliedCents = creditApplied({ dueCents: 14_418, availableCents: 2_000 });
    expect(invoiceTotals(lines, { ...NO_TENDERS, creditAppliedCents })).toMatchObject({
      taxTotalCents: 1_068,
      finalTotalCents: 14_418,
      totalAfterCreditCents: 12_418,
      balanceCents: 12_418,
    });
  });

  test('PAY-02 R25 credit that covers the total uses the credit-only path', () => {
    expect(creditCovers({ dueCents: 14_418, availableCents: 14_417 })).toBe(false);
    expect(creditCovers({ dueCents: 14_418, availableCents: 14_418 })).toBe(true);
    expect(creditApplied({ dueCents: 14_418, availableCents: 20_000 })).toBe(14_418);
    expect(creditApplied({ dueCents: -5, availableCents: 20_000 })).toBe(0);
  });

  test('PAY-02 R26 a partial payment is from a quarter, rounded up, to the whole amount due', () => {
    expect(partialBounds(14_418)).toEqual({ minimumCents: 3_605, maximumCents: 14_418 });
    expect(checkPartial({ amountCents: 3_604, dueCents: 14_418 })).toMatchObject({
      refusal: 'PartialTooSmall',
      details: { minimumCents: 3_605 },
    });
    expect(checkPartial({ amountCents: 3_605, dueCents: 14_418 }).ok).toBe(true);
    expect(checkPartial({ amountCents: 14_418, dueCents: 14_418 }).ok).toBe(true);
    expect(checkPartial({ amountCents: 14_419, dueCents: 14_418 })).toMatchObject({
      refusal: 'PartialTooLarge',
      details: { maximumCents: 14_418 },
    });
    const { balanceCents } = invoiceTotals(lines, { ...NO_TENDERS, paidCents: 3_605 });
    expect(partialBounds(balanceCents)).toEqual({ minimumCents: 2_704, maximumCents: 10_813 });
  });

  test('PAY-02 R27 the card fee is a separate line, on the balance', () => {
    const tenders = { ...NO_TENDERS, creditAppliedCents: 2_000, paidCents: 5_000, feeBps: 250 };
    expect(invoiceTotals(lines, tenders)).toMatchObject({
      balanceCents: 7_418,
      cardFeeCents: 185,
      balanceByCardCents: 7_603,
    });
    expect(cardFeeOf(3_605, 250)).toBe(90);
    expect(cardFeeOf(-100, 250)).toBe(0);
  });

  test('PAY-02 R65 shipping counts in the total and bears neither premium nor tax', () => {
    const shipped = invoiceTotals(lines, { ...NO_TENDERS, shippingCents: 1_500 });
    expect(shipped).toMatchObject({ taxTotalCents: 1_068, finalTotalCents: 15_918 });
  });
});
