import { describe, expect, test } from 'vitest';
import { refundOf } from './refunds.ts';

const LINE = { hammerCents: 10_000, premiumCents: 1_700, taxCents: 936 };

describe('R30 refunds', () => {
  test('R30 a part reverses hammer, premium and tax in proportion', () => {
    const left = { line: LINE, tenders: { cardCents: 12_636, creditCents: 0 } };
    expect(refundOf(6_318, left)).toMatchObject({
      value: { line: { hammerCents: 5_000, premiumCents: 850, taxCents: 468 } },
    });
  });

  test('R30 the card gets its money back first, then the credit', () => {
    const left = { line: LINE, tenders: { cardCents: 10_000, creditCents: 2_636 } };
    expect(refundOf(12_636, left)).toMatchObject({
      value: { line: LINE, tenders: { cardCents: 10_000, creditCents: 2_636 } },
    });
    expect(refundOf(4_000, left)).toMatchObject({
      value: { tenders: { cardCents: 4_000, creditCents: 0 } },
    });
  });

  test('R30 never more than was paid, nor than the line', () => {
    const partlyPaid = { line: LINE, tenders: { cardCents: 5_000, creditCents: 0 } };
    expect(refundOf(5_001, partlyPaid)).toMatchObject({
      refusal: 'RefundExceedsPaid',
      facts: { refundableCents: 5_000 },
    });
    const severalLines = { line: LINE, tenders: { cardCents: 50_000, creditCents: 0 } };
    expect(refundOf(12_637, severalLines)).toMatchObject({ facts: { refundableCents: 12_636 } });
    expect(() => refundOf(0, severalLines)).toThrow(RangeError);
  });
});
