import type { InvoiceDetail } from '../shapes/invoice.ts';
import { expect, test } from 'vitest';
import { priceLabelOf, receiptFigures } from './receipt-figures.ts';

// Only the figures matter here.
const receipt = {
  status: 'partial',
  delivery_mode: 1,
  bought: false,
  tax_exempt: false,
  persalescen: '8.00',
  card_fee_bps: 0,
  bidamount_total: '100.00',
  buypremium_total: '17.00',
  subTotalWithoutDiscount: '117.00',
  salestax_total: '9.36',
  total_shipping: '0.00',
  final_total: '126.36',
  refunded_total: '0.00',
  finalAmountWithCredit: '126.36',
  discountoff: '0.00',
  total_due_amount: '26.36',
  new_final_total_cfee: '26.36',
  payments: [] as InvoiceDetail['payments'],
} as InvoiceDetail;

const figures = (given: Partial<InvoiceDetail>) =>
  receiptFigures({ ...receipt, ...given }).map(({ label, amount }) => `${label}: ${amount}`);

test('PAY-01 a receipt lists each figure from the winning bids to the sum due', () => {
  expect(figures({})).toEqual([
    'Winning bids: 100.00',
    'Buyer premium: 17.00',
    'Subtotal: 117.00',
    'Sales tax (8.00%): 9.36',
    'Shipping (pickup only): 0.00',
    'Total: 126.36',
    'Paid by card or bank: 100.00',
    'Still due: 26.36',
  ]);
});

test('what was paid is listed while a part is due, and when all is paid', () => {
  const paid = expect.arrayContaining([expect.stringMatching(/^Paid by/)]);
  expect(figures({ status: 'unpaid', total_due_amount: '126.36' })).not.toEqual(paid);
  expect(figures({ status: 'paid', total_due_amount: '0.00' }).slice(-3)).toEqual([
    'Total: 126.36',
    'Paid by card or bank: 126.36',
    'Still due: 0.00',
  ]);
  expect(figures({ status: 'void', total_due_amount: '0.00' })).not.toEqual(paid);
  expect(figures({ refunded_total: '10.00' })).not.toEqual(paid);
});

test('R65 a receipt that is shipped lists what shipping costs, and what combining it saves', () => {
  const shipped = { delivery_mode: 2, shipcost_total: '12.00', total_shipping: '12.00' } as const;
  const lines = (given: Partial<InvoiceDetail>) => figures({ ...shipped, ...given }).slice(4, -3);
  expect(lines({ combined_shipp: '0.00' })).toEqual(['Shipping: 12.00']);
  expect(
    lines({ shipcost_total: '24.00', combined_shipp: '7.00', total_shipping: '17.00' }),
  ).toEqual([
    'Shipping of each item: 24.00',
    'Saved by combined shipping: -7.00',
    'Shipping: 17.00',
  ]);
});

test('the sum due by card is listed when the card has a fee (R27), and not after payment', () => {
  const fee = { card_fee_bps: 250, new_final_total_cfee: '27.02' };
  expect(figures(fee)).toContain('Due by card, with its fee of 2.50%: 27.02');
  expect(figures({ ...fee, status: 'paid', total_due_amount: '0.00' })).toHaveLength(8);
});

test('what is being processed is not called due, and only the rest is', () => {
  const pending = (amount: string) =>
    ({ payments: [{ status: 'processing', amount }] }) as Partial<InvoiceDetail>;
  const fee = { card_fee_bps: 250, discountoff: '5.00' };
  expect(figures({ ...fee, ...pending('26.36') }).slice(-2)).toEqual([
    'Paid by card or bank: 100.00',
    'Being processed: 26.36',
  ]);
  expect(figures({ ...fee, ...pending('20.00') }).slice(-2)).toEqual([
    'Being processed: 20.00',
    'Due after that: 6.36',
  ]);
});

test('the tax of an exempt buyer is marked', () => {
  expect(figures({ tax_exempt: true, salestax_total: '0.00' })).toContain(
    'Sales tax (exempt): 0.00',
  );
});

test('the total less credit is listed when credit was used, and the credit left while due', () => {
  const used = { finalAmountWithCredit: '106.36', discountoff: '5.00' };
  expect(figures(used).slice(-4)).toEqual([
    'Total less account credit used: 106.36',
    'Paid by card or bank: 80.00',
    'Still due: 26.36',
    'Your account credit: 5.00',
  ]);
  expect(figures({ ...used, status: 'paid', total_due_amount: '0.00' }).slice(-3)).toEqual([
    'Total less account credit used: 106.36',
    'Paid by card or bank: 106.36',
    'Still due: 0.00',
  ]);
});

test('what was bought with Buy Now is called neither a bid nor a winning bid', () => {
  expect(priceLabelOf(receipt)).toBe('Bid');
  expect(priceLabelOf({ ...receipt, bought: true })).toBe('Price');
  expect(figures({ bought: true })[0]).toBe('Items bought: 100.00');
});
