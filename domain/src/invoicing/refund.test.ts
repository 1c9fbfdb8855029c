import { describe, expect, test } from 'vitest';
import { refundOf, type RefundGiven } from './refund.ts';

// 100.00 at 17 % of premium and 8 % of tax: 126.36. The seller pays a commission of 10 %.
const whole: RefundGiven = {
  line: { hammerCents: 10_000, premiumCents: 1_700, taxCents: 936, commissionCents: 1_000 },
  refundedCents: 0,
  amountCents: null,
  mode: 'card',
  cards: [{ paymentId: 'first', remainingCents: 12_636 }],
};
const made = (change: Partial<RefundGiven>) => {
  const result = refundOf({ ...whole, ...change });
  if (!result.ok) throw new Error(result.refusal);
  return result.value;
};
const refusalOf = (change: Partial<RefundGiven>) => {
  const result = refundOf({ ...whole, ...change });
  return result.ok ? null : result.refusal;
};

describe('a refund (R30)', () => {
  test('of the whole line reverses hammer, premium and tax, and goes to the card', () => {
    expect(made({})).toEqual({
      hammerCents: 10_000,
      premiumCents: 1_700,
      taxCents: 936,
      commissionCents: 1_000,
      amountCents: 12_636,
      toCards: [{ paymentId: 'first', amountCents: 12_636 }],
      creditCents: 0,
    });
  });

  test('of a part reverses each in proportion, and the rest adds up to the cent', () => {
    const part = made({ amountCents: 5_000 });
    expect(part).toMatchObject({ hammerCents: 3_957, premiumCents: 673, taxCents: 370 });
    expect(part.commissionCents).toBe(396);
    const rest = made({ refundedCents: 5_000 });
    expect(rest).toMatchObject({ hammerCents: 6_043, premiumCents: 1_027, taxCents: 566 });
    expect(rest).toMatchObject({ amountCents: 7_636, commissionCents: 604 });
  });

  test('goes to the cards in the order of their payments, and what they did not pay to credit', () => {
    const cards = [
      { paymentId: 'first', remainingCents: 4_000 },
      { paymentId: 'empty', remainingCents: 0 },
      { paymentId: 'second', remainingCents: 3_000 },
    ];
    expect(made({ cards })).toMatchObject({
      toCards: [
        { paymentId: 'first', amountCents: 4_000 },
        { paymentId: 'second', amountCents: 3_000 },
      ],
      creditCents: 5_636,
    });
    expect(made({ cards: [] })).toMatchObject({ toCards: [], creditCents: 12_636 });
  });

  test('goes entirely to credit where the buyer prefers it', () => {
    expect(made({ mode: 'credit' })).toMatchObject({ toCards: [], creditCents: 12_636 });
  });

  test('of a buyer without tax reverses no tax', () => {
    const line = { hammerCents: 200, premiumCents: 300, taxCents: 0, commissionCents: 0 };
    expect(made({ line, amountCents: 250 })).toMatchObject({
      hammerCents: 100,
      premiumCents: 150,
      taxCents: 0,
    });
  });

  test('is never more than the rest, and never zero', () => {
    expect(refusalOf({ refundedCents: 12_636 })).toBe('RefundedAlready');
    expect(refundOf({ ...whole, refundedCents: 12_000, amountCents: 637 })).toMatchObject({
      refusal: 'RefundTooLarge',
      details: { maximumCents: 636 },
    });
    expect(refusalOf({ refundedCents: 12_000, amountCents: 636 })).toBeNull();
    expect(refusalOf({ amountCents: 0 })).toBe('RefundTooSmall');
  });
});
