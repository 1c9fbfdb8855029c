import { describe, expect, test } from 'vitest';
import { HOUSE_PREMIUM } from './premium.ts';
import { maxHammerForAllIn, quoteOf } from './quote.ts';

const TERMS = { premium: HOUSE_PREMIUM, taxBps: 800, exempt: false, feeBps: 250, shippingCents: 0 };

describe('the all-in cost of a bid', () => {
  test('R16 lists hammer, premium, tax, and the card fee separately', () => {
    expect(quoteOf(10_000, TERMS)).toEqual({
      hammerCents: 10_000,
      premiumCents: 1_700,
      subtotalCents: 11_700,
      taxCents: 936,
      shippingCents: 0,
      totalCents: 12_636,
      cardFeeCents: 316,
      totalByCardCents: 12_952,
    });
  });

  test('includes the shipping of one item, which bears no tax but the card fee', () => {
    const quote = quoteOf(10_000, { ...TERMS, shippingCents: 1_000 });
    expect(quote).toMatchObject({ taxCents: 936, totalCents: 13_636, cardFeeCents: 341 });
    expect(maxHammerForAllIn(13_977, { ...TERMS, shippingCents: 1_000 })).toBe(10_000);
  });

  test('has the highest hammer for a total within it, and a cent more would exceed it', () => {
    const hammerCents = maxHammerForAllIn(12_952, TERMS);
    expect(hammerCents).toBe(10_000);
    expect(maxHammerForAllIn(12_951, TERMS)).toBe(9_999);
  });

  test('has no hammer where the minimum premium alone exceeds the total', () => {
    expect(maxHammerForAllIn(300, TERMS)).toBeNull();
    expect(maxHammerForAllIn(0, TERMS)).toBeNull();
    expect(maxHammerForAllIn(-1, TERMS)).toBeNull();
  });
});
