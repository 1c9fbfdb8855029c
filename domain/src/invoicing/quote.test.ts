import { describe, expect, test } from 'vitest';
import { HOUSE_PREMIUM } from './premium.ts';
import { maxHammerForAllIn, quoteOf } from './quote.ts';

const TERMS = { premium: HOUSE_PREMIUM, taxBps: 800, exempt: false, feeBps: 250 };

describe('what a bid costs all in', () => {
  test('R16 hammer, premium, tax, and the card fee apart', () => {
    expect(quoteOf(10_000, TERMS)).toEqual({
      hammerCents: 10_000,
      premiumCents: 1_700,
      subtotalCents: 11_700,
      taxCents: 936,
      totalCents: 12_636,
      cardFeeCents: 316,
      totalByCardCents: 12_952,
    });
  });

  test('the highest hammer for a total costs no more than it, and a cent more would', () => {
    const hammerCents = maxHammerForAllIn(12_952, TERMS);
    expect(hammerCents).toBe(10_000);
    expect(maxHammerForAllIn(12_951, TERMS)).toBe(9_999);
  });

  test('where the minimum premium alone is too much there is no hammer', () => {
    expect(maxHammerForAllIn(300, TERMS)).toBeNull();
    expect(maxHammerForAllIn(0, TERMS)).toBeNull();
    expect(maxHammerForAllIn(-1, TERMS)).toBeNull();
  });
});
