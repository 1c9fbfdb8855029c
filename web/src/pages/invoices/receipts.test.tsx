import type { InvoiceDetail, ReceiptRow } from '@hammerdock/contract/shapes/invoice.ts';
import { expect, test } from 'vitest';
import { ReceiptLines } from '../../features/invoice/receipt-lines.tsx';
import { openStage } from '../../testing/render-hook.tsx';
import { textOfHtml } from '../../testing/text-of-html.ts';
import { findInvoiceList } from './invoice-lists.ts';
import { Paid } from './paid-notice.tsx';
import { Parties } from './parties.tsx';
import { ReceiptStatus } from '../../features/invoice/receipt-status.tsx';
import { PaymentList } from './payment-list.tsx';
import { ReceiptCard } from './receipt-card.tsx';

const { render } = await openStage();
// The fields that a card reads.
const row = (changes: Partial<ReceiptRow>) =>
  ({
    id: 'r1',
    inv_num: '1007',
    date_added: '2026-11-22T17:00:00.000Z',
    due_date: null,
    pay_until: null,
    pickup_start_date: null,
    pickup_end_date: null,
    waiting_count: 2,
    picked_up_date: null,
    auction_title: 'Kitchens',
    location: 'Decatur, GA',
    item_count: 2,
    final_total: '126.36',
    total_due_amount: '26.36',
    status: 'partial',
    payment_processing: false,
    bank_question: null,
    ...changes,
  }) as ReceiptRow;

const payment = (changes: Partial<InvoiceDetail['payments'][number]>) => ({
  id: 'p1',
  method: 'card' as const,
  card: 'Visa ending in 4242',
  source_id: 'card-4242',
  part_of: null,
  amount: '100.00',
  card_fee: '0.00',
  surplus: '0.00',
  status: 'succeeded' as const,
  automatic: false,
  date_added: '2026-11-22T17:00:00.000Z',
  verification_url: null,
  billing: null,
  ...changes,
});

test('an unpaid receipt has its due amount and leads to the checkout', () => {
  const html = render(<ReceiptCard receipt={row({})} />);
  expect(textOfHtml(html)).toContain('Still due $26.36');
  expect(html).toContain('href="/checkout/invoice/r1"');
});

test('a purchase whose time to pay has run out is not offered for payment', () => {
  const time = { due_date: null, pay_until: '1999-01-01T00:00:00.000Z' };
  const html = render(<ReceiptCard receipt={row({ ...time, status: 'unpaid' })} />);
  const words = 'Time to pay has run out. Unless a payment is being processed, bidding reopens';
  expect(textOfHtml(html)).toContain(`Payment ${words}.`);
  const partial = render(<ReceiptCard receipt={row({ ...time, status: 'partial' })} />);
  expect(textOfHtml(partial)).toContain(`${words} and what you paid becomes account credit.`);
  expect(html).not.toContain('/checkout/');
  const later = { ...time, pay_until: '2199-01-01T00:00:00.000Z', status: 'unpaid' } as const;
  expect(render(<ReceiptCard receipt={row(later)} />)).toContain('/checkout/');
});

test('a receipt whose payment is being processed asks for no other, and names no deadline', () => {
  const purchase = { status: 'unpaid', pay_until: '2199-01-01T00:00:00.000Z' } as const;
  const html = render(<ReceiptCard receipt={row({ ...purchase, payment_processing: true })} />);
  expect(textOfHtml(html)).toContain('Payment Being processed');
  expect(textOfHtml(html)).not.toMatch(/Still due|Pay by|bidding reopens/);
  expect(html).not.toContain('/checkout/');
});

test.each([
  ['0.00', 'Your bank asks you to confirm your payment of $17.26. Nothing is paid until you do.'],
  [
    '10.00',
    'Your bank asks you to confirm your payment of $17.26 and $10.00 of account credit. ' +
      'Nothing is paid until you do.',
  ],
])('a receipt whose payment waits for the bank, with %s of credit, says so', (credit, words) => {
  const bank_question = { amount: '17.26', credit, verification_url: '/bank' };
  const html = render(<ReceiptCard receipt={row({ bank_question })} />);
  const text = textOfHtml(html);
  expect(text).toContain('Still due $26.36');
  expect(text).toContain(`${words} Confirm at your bank Pay another way View Receipt`);
  expect(html).toContain('href="/bank"');
  expect(html).toContain('href="/checkout/invoice/r1"');
});

test('R18 an unpaid receipt has its deadline, also one of a Buy Now purchase', () => {
  const shown = (changes: Partial<ReceiptRow>) =>
    textOfHtml(render(<ReceiptCard receipt={row(changes)} />));
  const AT = '2026-11-25T22:00:00.000Z';
  const LATER = '2199-11-25T22:00:00.000Z';
  for (const status of ['unpaid', 'partial'] as const) {
    expect(shown({ status, due_date: AT })).toContain('Pay by 11-25-2026 5:00 pm');
    expect(shown({ status, pay_until: LATER })).toContain('Pay by 11-25-2199 5:00 pm');
  }
  expect(shown({})).not.toContain('Pay by');
});

test('a paid receipt has neither', () => {
  const html = render(<ReceiptCard receipt={row({ status: 'paid', total_due_amount: '0.00' })} />);
  expect(textOfHtml(html)).not.toContain('Still due');
  expect(html).not.toContain('/checkout/');
  expect(html).toContain('href="/invoice/r1"');
});

const PICKUP = {
  pickup_start_date: '2026-11-23T15:00:00.000Z',
  pickup_end_date: '2026-11-26T22:00:00.000Z',
};
// The fields that the receipt reads.
const detail = (status: InvoiceDetail['status']) =>
  ({
    ...PICKUP,
    waiting_count: 1,
    picked_up_date: null,
    status,
    shipping: null,
    bill_first_name: 'Ana',
    address_details: [{ name: 'Hammerdock Decatur' }],
    checkoutReceiptList: [
      {
        project_id: 'kettle',
        auctionid: 'LPN0042',
        projects_title: 'Copper kettle',
        inventory_loc: 'A-01-1',
        amount: '20.00',
        buypremium_amt: '3.00',
        salestax_amt: '1.84',
        sub_total_amt: '23.00',
        refunded_amt: '0.00',
        checkout_status: '0',
      },
    ],
  }) as Partial<InvoiceDetail> as InvoiceDetail;

test.each([
  ['unpaid', true],
  ['paid', true],
  ['void', false],
] as const)('whether a receipt that is %s says where and when to pick up: %s', (status, says) => {
  const receipt = detail(status);
  const parts = [
    <Parties key="parties" receipt={receipt} />,
    <ReceiptLines key="lines" receipt={receipt} />,
    <ReceiptCard key="card" receipt={row({ ...PICKUP, status })} />,
  ];
  const texts = parts.map((part) => textOfHtml(render(part)));
  expect(texts.map((text) => /pick(up|ed up| up)|floor location/i.test(text))).toEqual([
    says,
    says,
    says,
  ]);
  expect(texts[0]).toContain('Ana');
  expect(texts[1]).toContain('Copper kettle');
});

test('a receipt of which nothing is left to pick up threatens with no deadline', () => {
  const shown = (picked_up_date: string | null) => {
    const collected = { waiting_count: 0, picked_up_date };
    const receipt = { ...detail('paid'), ...collected, id: 'r1', inv_num: '1007' };
    return [
      <Parties key="parties" receipt={receipt} />,
      <ReceiptCard key="card" receipt={row({ ...PICKUP, ...collected, status: 'paid' })} />,
      <Paid key="paid" receipt={receipt} />,
    ].map((part) => textOfHtml(render(part)));
  };
  for (const text of shown('2026-11-24T20:00:00.000Z')) {
    expect(text).toContain('Picked up 11-24-2026');
    expect(text).not.toMatch(/Nov 26|no refund|Pick up|QR Code/);
  }
  for (const text of shown(null)) {
    expect(text).toContain('Nothing left to pick up');
    expect(text).not.toMatch(/Nov 26|no refund|Pick up|QR Code/);
  }
});

test('the amounts of an item add up to its total, the tax included', () => {
  const html = textOfHtml(render(<ReceiptLines receipt={detail('paid')} />));
  expect(html).toContain('Item Bid Premium Tax Item total');
  expect(html).toContain('$20.00 $3.00 $1.84 $24.84');
});

test('each payment has its way, fee, status and billing address', () => {
  const shown = (changes: Parameters<typeof payment>[0]) =>
    textOfHtml(render(<PaymentList receipt={{ status: 'paid', payments: [payment(changes)] }} />));
  expect(shown({ card_fee: '2.50', automatic: true })).toBe(
    'Visa ending in 4242 11-22-2026 12:00 pm, charged automatically ' +
      '$100.00 + $2.50 card fee Paid',
  );
  const billing = {
    bill_first_name: 'Ann',
    bill_last_name: 'Smith',
    bill_address1: '1 Main Street',
    bill_city: 'Decatur',
    bill_state: 'GA',
    bill_zipcode: '30030',
  };
  expect(shown({ billing })).toContain('Billed to Ann Smith, 1 Main Street, Decatur, GA 30030');
  expect(shown({ method: 'credit', card: null })).toContain('Account credit');
  expect(shown({ method: 'credit', amount: '-10.00', status: 'returned' })).toMatch(
    /[-−]\$10\.00 Returned$/,
  );
  expect(shown({ status: 'not confirmed' })).toMatch(/Not confirmed$/);
  expect(shown({})).not.toContain('credit');
  expect(shown({ surplus: '40.00' })).toContain(
    'Paid $40.00 wasn’t due anymore and is account credit',
  );
  expect(shown({ card: null, status: 'declined' })).toMatch(/^Card .*Declined$/);
});

test('a receipt without a payment says so, and a canceled one that it had none', () => {
  const shown = (status: 'unpaid' | 'void') =>
    textOfHtml(render(<PaymentList receipt={{ status, payments: [] }} />));
  expect(shown('unpaid')).toBe('Nothing has been paid yet.');
  expect(shown('void')).toBe('Nothing was paid.');
  expect(textOfHtml(render(<ReceiptStatus status="void" />))).toBe('Canceled');
});

test('credit that came back from a payment that failed is not among the payments', () => {
  const credit = { method: 'credit', card: null, part_of: 'p1', billing: null } as const;
  const payments = [
    payment({ status: 'declined', amount: '38.41' }),
    payment({ ...credit, id: 'c1', amount: '36.00' }),
    payment({ ...credit, id: 'c2', amount: '-36.00', status: 'returned' }),
    payment({ id: 'p2', amount: '58.41' }),
    payment({ ...credit, id: 'c3', part_of: 'p2', amount: '16.00' }),
  ];
  const text = textOfHtml(render(<PaymentList receipt={{ status: 'paid', payments }} />));
  expect(text).not.toContain('$36.00');
  expect(text).not.toContain('Returned');
  expect(text).toMatch(/\$38\.41 Declined .*\$58\.41 Paid .*\$16\.00 Paid$/);
});

test('a payment that the bank asks to confirm has the link', () => {
  const asked = payment({ status: 'needs verification', verification_url: '/confirm' });
  const html = render(<PaymentList receipt={{ status: 'unpaid', payments: [asked] }} />);
  expect(html).toMatch(/href="\/confirm"[^>]*>Confirm at your bank/);
});

test('a paid receipt says when and where to pick up, and leads to the receipt', () => {
  const receipt = { ...detail('paid'), id: 'r1', inv_num: '1007' };
  const html = render(<Paid receipt={receipt} />);
  expect(textOfHtml(html)).toContain('Paid. Pick up Mon, Nov 23, 10 am – Thu, Nov 26, 5 pm');
  expect(textOfHtml(html)).toContain('Hammerdock Decatur');
  expect(html).toContain('href="/invoice/r1"');
  expect(textOfHtml(render(<Paid receipt={{ ...receipt, pickup_start_date: null }} />))).toContain(
    'Paid. Thank you!',
  );
});

test('other addresses are not lists of receipts', () => {
  expect(findInvoiceList('partial')?.label).toBe('Unpaid');
  expect(findInvoiceList('constructor')).toBeUndefined();
});
