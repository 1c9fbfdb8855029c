import { expect, test } from 'vitest';
import { refundFigures, sayWhere, type Preview } from './refund-figures.ts';

const preview: Preview = {
  amount: '26.36',
  maximum: '126.36',
  bid_amount: '20.86',
  buypremium_amt: '3.55',
  salestax_amt: '1.95',
  cards: [{ card: 'Visa ending in 4242', amount: '6.36', charges: 1 }],
  card_amount: '6.36',
  credit_amount: '20.00',
  refund_types: ['our error'],
  returnable: true,
};

test('the dialog of a refund lists what it reverses, its destination, and the fate of the item', () => {
  expect(refundFigures(preview).map(({ label, amount }) => `${label} ${amount}`)).toEqual([
    'Price 20.86',
    'Premium 3.55',
    'Tax 1.95',
    'Refund total 26.36',
  ]);
  expect(sayWhere(preview, true)).toEqual([
    '$6.36 goes back to Visa ending in 4242.',
    '$20.00 becomes account credit.',
    'The item is marked Returned and is not handed over again.',
    'This can’t be undone. The buyer gets an email.',
  ]);
  const twice = { card: 'Visa ending in 4242', amount: '33.41', charges: 2 };
  expect(sayWhere({ ...preview, cards: [twice] }, false)[0]).toBe(
    '$33.41 goes back to Visa ending in 4242 (2 charges).',
  );
  const byCard = { ...preview, credit_amount: '0.00' };
  expect(sayWhere(byCard, false)).toHaveLength(2);
});
