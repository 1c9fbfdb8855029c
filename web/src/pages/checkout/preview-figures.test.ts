import { expect, test } from 'vitest';
import { paidNow, previewFigures } from './preview-figures.ts';

const preview = {
  amount: '40.00',
  credit_used: '0.00',
  card_amount: '40.00',
  card_fee: '0.00',
  card_total: '40.00',
  due_after: '0.00',
  partial_minimum: '10.00',
  partial_maximum: '40.00',
  discountoff: '15.00',
};

const figures = (
  given: Partial<typeof preview>,
  source: Parameters<typeof previewFigures>[1] = { object: 'card' },
) =>
  previewFigures({ ...preview, ...given }, source).map((line) => `${line.label}: ${line.amount}`);

test('lists only sums that are charged, and always the balance', () => {
  expect(figures({})).toEqual(['Charge to your card: 40.00', 'Balance after payment: 0.00']);
  expect(figures({ credit_used: '15.00', card_fee: '0.63', card_total: '25.63' })).toEqual([
    'From your credit: 15.00',
    'Card fee: 0.63',
    'Charge to your card: 25.63',
    'Balance after payment: 0.00',
  ]);
});

test('a bank account that pays is not called a card', () => {
  expect(figures({}, { object: 'bank_account' })).toContain('Charge to your bank account: 40.00');
  expect(figures({}, null)).toContain('Charge to your card: 40.00');
});

test('the button names what the card is charged, or the credit that pays alone', () => {
  const given = { credit_used: '15.00', card_fee: '0.63', card_total: '1025.63' };
  expect(paidNow({ ...preview, ...given })).toBe('$1,025.63');
  expect(paidNow({ ...preview, credit_used: '40.00', card_total: '0.00' })).toBe('$40.00');
});
