import { expect, test } from 'vitest';
import { openStage } from '../../testing/render-hook.tsx';
import { textOfHtml } from '../../testing/text-of-html.ts';
import { PaidNotice } from './paid-notice.tsx';

const PAYMENT = {
  id: 'p1',
  status: 'succeeded',
  amount: '20.00',
  card_fee: '0.50',
  card: 'Visa ending in 3155',
  source_id: 'c3155',
  verification_url: null,
};
const RECEIPT = {
  id: 'r1',
  inv_num: '1007',
  status: 'partial',
  total_due_amount: '23.41',
  shipping: null,
  address_details: [],
  pickup_start_date: null,
  pickup_end_date: null,
  pay_until: null,
};

async function shown(
  payment: object,
  receipt: object = {},
  others: readonly object[] = [],
  user: object = {},
  centers: readonly object[] = [],
) {
  const payments = [...others, { ...PAYMENT, ...payment }];
  const found = { ...RECEIPT, ...receipt, payments };
  const { render } = await openStage({
    user: { role: 'buyer', ...user },
    cached: [
      [['invoices.viewReceipt', { invoice_id: 'r1' }], found],
      [['pickup.getPickupSlots', {}], { centers }],
      [['cards.listSources', {}], { responseData: { data: [] }, primary_declined: false }],
    ],
  });
  return render(<PaidNotice id="r1" paymentId="p1" />);
}

test('PAY-06 after the bank, a part that was paid is received, with what is still due', async () => {
  const html = await shown({});
  expect(textOfHtml(html)).toMatch(
    /^\$20\.50 received Paid with your Visa ending in 3155\. \$23\.41 is still due\./,
  );
  expect(html).toContain('href="/checkout/invoice/r1"');
});

test('R18 a part of a Buy Now purchase is received with the deadline for the rest', async () => {
  const text = textOfHtml(await shown({}, { pay_until: '2026-11-23T15:40:00.000Z' }));
  expect(text).toContain(
    '$23.41 is still due. If you don’t pay it by 10:40 am ET, bidding reopens and what you ' +
      'paid becomes account credit.',
  );
});

test('a part that credit paid, alone or with a card, is received with what is still due', async () => {
  const alone = await shown({ method: 'credit', card: null, amount: '30.00', card_fee: '0.00' });
  expect(textOfHtml(alone)).toMatch(
    /^\$30\.00 received Paid from your account credit\. \$23\.41 is still due\./,
  );
  const credit = {
    method: 'credit',
    part_of: 'p1',
    amount: '5.00',
    status: 'succeeded',
    verification_url: null,
  };
  const returned = { ...credit, amount: '-5.00', status: 'returned' };
  const both = await shown({}, {}, [credit, returned, { ...credit, part_of: 'p0' }]);
  expect(textOfHtml(both)).toMatch(
    /^\$25\.50 received Paid with your Visa ending in 3155 and \$5\.00 of credit\. /,
  );
});

test('PAY-06 after the bank, what pays the rest shows the pickup', async () => {
  const text = textOfHtml(await shown({}, { status: 'paid', total_due_amount: '0.00' }));
  expect(text).toMatch(/^Paid\. Thank you! .*Checkout QR Code/);
});

const CENTER = { center_id: 'd', receipts: [{ invoice_id: 'r1' }], days: [{}], visit: null };
const CHOSEN = { starts_at: '2026-11-23T15:00:00Z', ends_at: '2026-11-23T18:00:00Z' };

const CODE = 'Checkout QR Code';

test.each([
  ['is to be chosen', [CENTER], 'Choose a pickup time', `Choose a pickup time ${CODE}`],
  [
    'is chosen',
    [{ ...CENTER, visit: { ...CHOSEN, arrived_date: null } }],
    CODE,
    `${CODE} See or change your pickup time`,
  ],
  ['is not offered', [{ ...CENTER, days: [] }], CODE, CODE],
  ['is of another receipt', [{ ...CENTER, receipts: [{ invoice_id: 'r2' }] }], CODE, CODE],
])('a paid receipt whose pickup time %s', async (_, centers, primary, actions) => {
  const paid = { status: 'paid', total_due_amount: '0.00' };
  const html = await shown({}, paid, [], {}, centers);
  expect(textOfHtml(html)).toBe(`Paid. Thank you! ${actions} Receipt 1007`);
  expect(html.includes('href="/schedule/pending#d"')).toBe(actions.includes('pickup time'));
  const [, ...buttons] = html.split(/<(?=a |button )/);
  const filled = buttons.filter((each) => !each.includes('data-variant="default"'));
  expect(filled.map(textOfPart)).toEqual([primary]);
});

test('a paid receipt that is not ready at the chosen time says so, and leads to the times', async () => {
  const later = {
    invoice_id: 'r1',
    inv_num: '1007',
    lot_count: 1,
    pickup_start_date: '2090-11-24T21:15:00Z',
    pickup_end_date: '2090-11-28T04:00:00Z',
  };
  const times = { starts_at: '2090-11-23T15:00:00Z', ends_at: '2090-11-23T18:00:00Z' };
  const waits = { ...CENTER, receipts: [later], visit: { ...times, arrived_date: null } };
  const paid = { status: 'paid', total_due_amount: '0.00' };
  const text = textOfHtml(await shown({}, paid, [], {}, [waits]));
  expect(text).toBe(
    'Paid. Thank you! Your pickup time is Thu, Nov 23, 10 am – 1 pm ET. Receipt 1007 (1 item) ' +
      'isn’t ready until Fri, Nov 24, 4:15 pm, after this time. ' +
      `See or change your pickup time ${CODE} Receipt 1007`,
  );
});

/** Of an element without its opening bracket. */
const textOfPart = (part: string): string => textOfHtml(`<${part}`);

test.each([
  ['not confirmed', 'Your payment of $20.50 was not confirmed Nothing was charged'],
  ['declined', 'Your payment of $20.50 was declined Nothing was charged'],
])('PAY-06 a payment that was %s says that nothing was charged', async (status, words) => {
  const html = await shown({ status });
  expect(textOfHtml(html)).toContain(words);
  expect(html).toContain('href="/checkout/invoice/r1"');
});

test('AUTH-14 an outcome says that bidding is paused, instead of a second notice to pay', async () => {
  const paused = { account_status: 'deactivated' };
  const text = textOfHtml(await shown({ status: 'not confirmed' }, {}, [], paused));
  expect(text).toContain('$23.41 is still due. Bidding is paused until everything due is paid.');
  expect(text.match(/Pay \$23\.41/g)).toHaveLength(1);
  const replaced = textOfHtml(await shown({ status: 'abandoned' }, {}, [], paused));
  expect(replaced).toContain('Bidding is paused');
});

test('a payment that another one replaced says that nothing was charged', async () => {
  const text = textOfHtml(await shown({ status: 'abandoned' }));
  expect(text).toContain(
    'Your payment of $20.50 no longer counts Another payment was tried after it. Nothing was ' +
      'charged to your Visa ending in 3155. $23.41 is still due.',
  );
  const paid = { status: 'paid', total_due_amount: '0.00' };
  const replaced = textOfHtml(await shown({ status: 'abandoned' }, paid));
  expect(replaced).toMatch(
    /^Your payment of \$20\.50 no longer counts This receipt was paid another way\. Nothing was/,
  );
  expect(replaced).toContain('Paid. Thank you!');
});

test('a refused payment is not offered again while a later one waits for the bank', async () => {
  const later = { ...PAYMENT, id: 'p2', status: 'needs verification', verification_url: '/bank' };
  const html = await shown({ status: 'not confirmed' }, {}, [later]);
  expect(textOfHtml(html)).toContain('is waiting for your confirmation');
  expect(html).not.toContain('/checkout/');
});

test('a payment that waits for the bank says what comes from account credit', async () => {
  const CREDIT = { ...PAYMENT, id: 'j1', card: null, method: 'credit', part_of: 'p1' };
  const waits = { status: 'needs verification', verification_url: '/bank' };
  const credit = { ...CREDIT, amount: '10.00', card_fee: '0.00', status: waits.status };
  expect(textOfHtml(await shown(waits, {}, [credit]))).toContain(
    'for your Visa ending in 3155, and $10.00 more comes from your account credit. ' +
      '$23.41 is still due.',
  );
});

test('PAY-06 a payment without a decision is not offered again', async () => {
  const waits = await shown({ status: 'needs verification', verification_url: '/bank' });
  expect(textOfHtml(waits)).toContain('is waiting for your confirmation');
  expect(waits).toMatch(/href="\/bank"[^>]*>(?:<[^>]*>)*Confirm at your bank/);
  const processed = await shown({ status: 'processing' });
  expect(textOfHtml(processed)).toContain('The other $3.41 can be paid after that.');
  // It pays all that is due.
  const whole = textOfHtml(await shown({ status: 'processing', amount: '23.41' }));
  expect(whole).toContain('There’s nothing more to do.');
  expect(textOfHtml(processed) + whole).not.toContain('still due');
  expect(textOfHtml(processed)).toContain('is being processed');
  for (const html of [waits, processed]) expect(html).not.toContain('/checkout/');
});
