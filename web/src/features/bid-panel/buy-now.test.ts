import { expect, test } from 'vitest';
import { missedText } from './buy-now.tsx';
import type { PurchaseQuote } from './use-purchase.ts';

// Only whether there is one matters here.
const quote = {} as Partial<PurchaseQuote> as PurchaseQuote;
const NOTHING = { quote: null, refused: null, buying: false, isUnanswered: false };

test('a confirmation that ends with Buy Now is explained, unless the purchase is on its way', () => {
  const [open, sold] = [{ market_status: 'open' }, { market_status: 'sold' }] as const;
  expect(missedText(open, { ...NOTHING, quote })).toContain('Someone bid before you confirmed');
  expect(missedText(sold, { ...NOTHING, quote })).toContain('You weren’t charged.');
  expect(missedText(open, { ...NOTHING, quote, buying: true })).toBe('');
  expect(missedText(sold, { ...NOTHING, quote, isUnanswered: true })).toBe('');
  expect(missedText(open, NOTHING)).toBe('');
});
