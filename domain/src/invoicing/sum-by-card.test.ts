import { expect, test } from 'vitest';
import { sumByCard } from './sum-by-card.ts';

test('R30 shares of several charges of one card are one sum', () => {
  const [visa, amex] = ['Visa ending in 4242', 'Amex ending in 0005'];
  const shares = [
    { card: visa, amountCents: 2000 },
    { card: amex, amountCents: 500 },
    { card: visa, amountCents: 1341 },
  ];
  expect(sumByCard(shares)).toEqual([
    { card: visa, amountCents: 3341, charges: 2 },
    { card: amex, amountCents: 500, charges: 1 },
  ]);
  expect(sumByCard([])).toEqual([]);
});
