import { expect, test } from 'vitest';
import { included } from './price-text.ts';

test.each([
  [{ shipFirstCents: null, cardFeeBps: 0 }, 'premium and tax'],
  [{ shipFirstCents: null, cardFeeBps: 300 }, 'premium, tax and fee'],
  [{ shipFirstCents: 500, cardFeeBps: 0 }, 'premium, tax and shipping'],
  [{ shipFirstCents: 500, cardFeeBps: 300 }, 'premium, tax, shipping and fee'],
])('a total names the costs that there are: %o', (terms, words) => {
  expect(included(terms)).toBe(words);
});
