import type { SavedSource } from '@hammerdock/contract/shapes/card.ts';
import type { AddressEntry } from '@hammerdock/contract/shapes/person.ts';
import { expect, test } from 'vitest';
import { AddressChoices } from '../../features/address/change-address-dialog.tsx';
import { CanceledNotice } from '../../features/invoice/canceled-notice.tsx';
import { openStage } from '../../testing/render-hook.tsx';
import { textOfHtml } from '../../testing/text-of-html.ts';
import { CheckoutOf, Head } from './checkout-page.tsx';
import type { Checkout } from './payment-call.ts';

const SHIPPING = {
  ship_first_name: 'Ann',
  ship_last_name: 'Smith',
  ship_address1: '2 Elm Street',
  ship_address2: 'Apt 4',
  ship_city: 'Smyrna',
  ship_state: 'GA',
  ship_zipcode: '30080',
  shipped_date: null,
  carrier: null,
  tracking_number: null,
};
const entry = (changes: Partial<AddressEntry>): AddressEntry => ({
  id: 'a1',
  first_name: 'Ann',
  last_name: 'Smith',
  address1: '2 Elm Street',
  address2: 'Apt 4',
  city: 'Smyrna',
  state: 'GA',
  zip: '30080',
  latitude: null,
  longitude: null,
  is_primary: 1,
  status: 'active',
  ...changes,
});
const ENTRIES = [entry({ id: 'u1', address1: '5 Oak Lane', is_primary: 0 }), entry({})];
const card = (changes: Partial<SavedSource>) =>
  ({
    id: 'c1',
    object: 'card',
    brand: 'Visa',
    last4: '4242',
    name: 'Ann Smith',
    exp_month: 12,
    exp_year: 2044,
    expired: false,
    is_primary: 1,
    status: 'verified',
    ...changes,
  }) as SavedSource;
const bank = (changes: Partial<SavedSource>) =>
  ({
    id: 'b1',
    object: 'bank_account',
    bank_name: 'Test Bank',
    last4: '6789',
    name: 'Ann Smith',
    routing_number: '110000000',
    is_primary: 0,
    status: 'new',
    ...changes,
  }) as SavedSource;

type Payment = Checkout['payments'][number];

// The fields that the checkout reads.
const receipt = (changes: Partial<Checkout>): Checkout =>
  ({
    id: 'r1',
    inv_num: '1007',
    status: 'unpaid',
    delivery_mode: 1,
    shipping: null,
    pay_until: null,
    tax_exempt: false,
    card_fee_bps: 0,
    persalescen: '8.00',
    bidamount_total: '10.00',
    buypremium_total: '3.00',
    subTotalWithoutDiscount: '13.00',
    salestax_total: '1.04',
    shipcost_total: '0.00',
    combined_shipp: '0.00',
    total_shipping: '0.00',
    final_total: '14.04',
    refunded_total: '0.00',
    finalAmountWithCredit: '14.04',
    total_due_amount: '14.04',
    discountoff: '0.00',
    partial_minimum: '3.51',
    partial_maximum: '14.04',
    payment_processing: false,
    credit_at_bank: '0.00',
    primary_declined: false,
    payments: [],
    cards: [card({})],
    bill_first_name: 'Ann',
    bill_last_name: 'Smith',
    bill_address1: '1 Main Street',
    bill_city: 'Decatur',
    bill_state: 'GA',
    bill_zipcode: '30030',
    checkoutReceiptList: [
      {
        project_id: 'kettle',
        auctionid: 'LPN0042',
        projects_title: 'Copper kettle',
        inventory_loc: '',
        amount: '10.00',
        buypremium_amt: '3.00',
        salestax_amt: '1.04',
        sub_total_amt: '13.00',
        refunded_amt: '0.00',
        checkout_status: '0',
      },
    ],
    ...changes,
  }) as Partial<Checkout> as Checkout;

const WHOLE_BY_CARD = { invoice_id: 'r1', amount: '14.04', applycreditFlag: 0 };
const PREVIEW = {
  amount: '14.04',
  credit_used: '0.00',
  card_amount: '14.04',
  card_fee: '0.00',
  card_total: '14.04',
  due_after: '0.00',
};

const { render } = await openStage({
  user: { role: 'buyer', user_id: 'u1' },
  cached: [
    [
      ['account.getUserProfileDetails', {}],
      { userData: { user_id: 'u1', address_details: ENTRIES } },
    ],
    [['invoices.previewCheckout', WHOLE_BY_CARD], PREVIEW],
  ],
});
const shown = (changes: Partial<Checkout> = {}): string =>
  textOfHtml(render(<CheckoutOf receipt={receipt(changes)} />));

test('PAY-03 the checkout leads back to the receipt, and reviews the order with its number', () => {
  const head = render(<Head receiptId="r1" />);
  expect(head).toContain('href="/invoice/r1"');
  expect(textOfHtml(head)).toContain('Back');
  const text = shown();
  expect(text).toContain('Review your order 1 item Receipt Number 1007');
  expect(text).toContain('Copper kettle');
  expect(text).toMatch(/Receipt Summary .*Total \$14\.04/);
  expect(text).toContain('Pay Now');
});

test('R18 after the time to pay for a purchase, it cannot be paid', () => {
  const payButton = (pay_until: string) => {
    const html = render(<CheckoutOf receipt={receipt({ pay_until })} />);
    return /<button[^>]*type="submit"[^>]*>/.exec(html)?.[0];
  };
  expect(payButton('2199-01-01T00:00:00.000Z')).not.toContain('disabled');
  expect(payButton('1999-01-01T00:00:00.000Z')).toContain('disabled');
  expect(shown({ pay_until: '1999-01-01T00:00:00.000Z' })).toContain('Time to pay has run out');
});

test('PAY-03 it shows the card with "Show"; without one, a card or a bank is added', () => {
  expect(shown()).toMatch(/Card Details Show .*Visa/);
  const text = shown({ cards: [] });
  expect(text).toContain('No Cards Found');
  expect(text).toContain('Add New Card Add New Bank');
});

test('after a decline the card that has paid since is chosen, or else the choice is open', () => {
  const cards = [card({}), card({ id: 'c2', brand: 'Mastercard', last4: '3155', is_primary: 0 })];
  const declined = { primary_declined: true, cards };
  expect(shown(declined)).toContain(
    'Hide The last charge to your Visa ending in 4242 was declined.',
  );
  const payment: Partial<Payment> = {
    status: 'succeeded',
    method: 'card',
    source_id: 'c2',
    amount: '5.00',
    card_fee: '0.00',
    verification_url: null,
  };
  const paid = shown({ ...declined, payments: [payment as Payment] });
  expect(paid).toMatch(/Card Details Show Mastercard ending in 3155/);
});

test('PAY-03 PAY-04 saved cards and banks are edited, deleted and verified; a new bank only verified', () => {
  const cards = [card({ is_primary: 0 }), bank({})];
  const html = render(<CheckoutOf receipt={receipt({ cards })} />);
  const text = textOfHtml(html);
  expect(text).toMatch(/Visa.* Edit Delete/);
  expect(text).toMatch(/needs verification Verify Delete/);
  expect(text).toContain('Add New Card Add New Bank');
});

test('PAY-03 Account Credit is offered only if there is any', () => {
  expect(shown()).not.toContain('Account Credit');
  expect(shown({ discountoff: '7.00' })).toMatch(/Account Credit Apply Credit .*\$7\.00/);
});

test('PAY-03 the shipping address is shown only where the receipt is shipped', () => {
  expect(shown()).not.toContain('Shipping Address');
  const shipped = { delivery_mode: 2, shipping: SHIPPING, total_shipping: '12.00' } as const;
  expect(shown(shipped)).toContain(
    'Shipping Address Ann Smith 2 Elm Street, Apt 4 Smyrna, GA 30080 Default Change',
  );
  expect(shown(shipped)).toContain('Shipping $12.00');
  const other = { ...SHIPPING, ship_address1: '5 Oak Lane' };
  expect(shown({ ...shipped, shipping: other })).toContain('GA 30080 Change');
});

test('PAY-03 it is changed to another address of the book, or to a new one', () => {
  const nothing = () => undefined;
  const html = render(<AddressChoices wanted="a1" onWant={nothing} onAdd={nothing} />);
  expect(textOfHtml(html)).toBe(
    'Ship to Ann Smith 5 Oak Lane, Apt 4, Smyrna, GA 30080 ' +
      'Ann Smith Default 2 Elm Street, Apt 4, Smyrna, GA 30080 Add new address',
  );
});

test('an order that is on its way says so, and keeps its address', () => {
  const shipping = {
    ...SHIPPING,
    shipped_date: '2026-11-24T15:00:00.000Z',
    carrier: 'UPS',
    tracking_number: '1Z999',
  };
  const text = shown({ delivery_mode: 2, shipping });
  expect(text).toContain('by UPS, tracking number 1Z999');
  expect(text).not.toContain('tracking number 1Z999 Change');
});

test('a payment that waits for the bank has its link, and can be made another way', () => {
  const waiting = { amount: '20.00', card_fee: '0.50', card: 'Visa ending in 3155' };
  const payments = [
    { id: 'p1', verification_url: '/bank/confirm', ...waiting },
  ] as Checkout['payments'];
  const html = render(<CheckoutOf receipt={receipt({ payments })} />);
  expect(html).toContain('href="/bank/confirm"');
  const text = textOfHtml(html);
  expect(text).toMatch(/payment of \$20\.50 .*3155 once you confirm\. Confirm at your bank /);
  expect(text).toMatch(/Confirm at your bank .*\$20\.50 .* is canceled\. .*Pay Now/);
  // The filled button is that of the bank, and of the payment where no bank asks.
  const payButton = (shownHtml: string) => /<button[^>]*type="submit"[^>]*>/v.exec(shownHtml)?.[0];
  expect(payButton(html)).toContain('data-variant="default"');
  expect(payButton(render(<CheckoutOf receipt={receipt({})} />))).toContain(
    'data-variant="filled"',
  );
});

test('a payment with credit that waits for the bank says what becomes of the credit', () => {
  const payments = [
    { id: 'p1', verification_url: '/bank', amount: '20.00', card_fee: '0.00', card: 'Visa' },
  ] as Checkout['payments'];
  const text = shown({ payments, credit_at_bank: '10.00', discountoff: '10.00' });
  expect(text).toContain(
    'It’ll be charged to your Visa once you confirm, and $10.00 more will come from your account ' +
      'credit. Confirm at your bank',
  );
  expect(text).toContain('is canceled, and its $10.00 of account credit is yours to use again.');
});

test('a payment that is being processed says so and cannot be made again', () => {
  const payments = [
    { id: 'p1', status: 'processing', amount: '20.00', card_fee: '0.50' },
  ] as Checkout['payments'];
  const ofAll = { payment_processing: true, payments, total_due_amount: '20.00' };
  const text = shown(ofAll);
  expect(text).toContain('Your payment of $20.50 is being processed');
  expect(text).toContain('There’s nothing more to do.');
  expect(text).not.toMatch(/Pay Now|held for you/);
  expect(shown({ ...ofAll, pay_until: '2199-01-01T00:00:00.000Z' })).toContain(
    'Your item is held for you until then.',
  );
  expect(shown({ ...ofAll, total_due_amount: '60.00' })).toContain(
    'The other $40.00 can be paid after that.',
  );
});

test('R18 the checkout of an expired purchase has no total to pay, and leads to the lot', async () => {
  const expired = {
    status: 'void',
    bought: true,
    void_date: '2026-11-28T15:47:04.000Z',
  } as const;
  const html = render(<CheckoutOf receipt={receipt(expired)} />);
  expect(textOfHtml(html)).toBe(
    'Your purchase expired It wasn’t paid in time, so bidding on the item reopened on ' +
      '11-28-2026 10:47 am ET. Nothing is due. Copper kettle',
  );
  expect(html).toContain('href="/productView/kettle"');
  const news = render(<CanceledNotice receipt={receipt(expired)} isNews />);
  expect(textOfHtml(news)).toContain('expired Bidding on the item is open again. Copper kettle');
});
