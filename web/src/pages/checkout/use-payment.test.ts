import { seconds } from '@hammerdock/domain/time.ts';
import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { alerts, alertSuccess } from '../../lib/notices/alerts.ts';
import { offline } from '../../api/call-error.ts';
import { closeAlerts } from '../../testing/close-alerts.ts';
import { stubStorage } from '../../testing/fake-storage.ts';
import { mountHook } from '../../testing/mount-hook.tsx';
import { refusal, renderHook } from '../../testing/render-hook.tsx';
import type { Checkout } from './payment-call.ts';
import { usePayment } from './use-payment.ts';

// The fields that a payment reads.
const receipt = {
  id: 'r1',
  total_due_amount: '40.00',
  discountoff: '0.00',
  credit_at_bank: '0.00',
  payments: [],
  cards: [
    { id: 'c1', is_primary: 0 },
    { id: 'c2', is_primary: 1 },
  ],
} as unknown as Checkout;

const billing = {
  bill_first_name: 'Ann',
  bill_last_name: 'Smith',
  bill_address1: '1 Main Street',
  bill_city: 'Decatur',
  bill_state: 'GA',
  bill_zipcode: '30030',
};
const form = { read: () => billing, showRefusal: () => false };
const paying = (onPaid: Parameters<typeof usePayment>[2] = () => undefined, of = receipt) =>
  usePayment(of, form, onPaid);

const PREVIEW = [
  'invoices.previewCheckout',
  { invoice_id: 'r1', amount: '40.00', applycreditFlag: 0 },
];
const previewed = (card_amount: string) => ({ cached: [[PREVIEW, { card_amount }]] as const });

test('the checkout starts with all that is due, and the primary card', async () => {
  const { hook } = await renderHook(() => paying(), previewed('40.00'));
  expect(hook.choice).toMatchObject({ amount: '40.00', byCredit: false, sourceId: 'c2' });
  expect(hook).toMatchObject({ needsCard: true, busy: false, preview: { card_amount: '40.00' } });
});

test('a bank account that is chosen is previewed without the card fee', async () => {
  const cards = [...receipt.cards, { id: 'b1', object: 'bank_account' } as const];
  const { act, calls } = await mountHook(
    () => paying(undefined, { ...receipt, cards } as Checkout),
    previewed('40.00'),
  );
  await act(({ change }) => change({ sourceId: 'b1' }));
  expect(calls).toMatchObject([{ name: 'invoices.previewCheckout', input: { source_id: 'b1' } }]);
});

test('PAY-04 credit that covers the amount pays it without a card', async () => {
  const onPaid = vi.fn();
  const { hook, calls } = await renderHook(() => paying(onPaid), {
    ...previewed('0.00'),
    answers: { 'invoices.payWithFullUserCredits': { paid: true } },
  });
  hook.pay();
  await expect.poll(() => onPaid).toHaveBeenCalled();
  expect(calls).toMatchObject([
    {
      name: 'invoices.payWithFullUserCredits',
      input: { invoice_id: 'r1', amount: '40.00', tamount: '40.00', ...billing },
    },
  ]);
});

test('credit that covers the sum due is chosen from the start (S4), and no other credit', async () => {
  const chosen = async (discountoff: string) => {
    const { hook } = await renderHook(() => paying(undefined, { ...receipt, discountoff }));
    return hook.choice.byCredit;
  };
  expect(await chosen('40.00')).toBe(true);
  expect(await chosen('39.99')).toBe(false);
});

test('nothing is paid while the figures are not shown yet', async () => {
  const { hook, calls } = await renderHook(() => paying());
  hook.pay();
  await Promise.resolve();
  expect(calls).toEqual([]);
});

test('nothing is paid while the billing form has an error', async () => {
  const { hook, calls } = await renderHook(
    () => usePayment(receipt, { ...form, read: () => null }, () => undefined),
    previewed('40.00'),
  );
  hook.pay();
  await Promise.resolve();
  expect(calls).toEqual([]);
});

test('a card that was deleted since is not charged', async () => {
  const cards = receipt.cards.slice(0, 1);
  const { hook, act, calls } = await mountHook(
    () => paying(undefined, { ...receipt, cards }),
    previewed('40.00'),
  );
  await act(({ pay }) => pay());
  expect(hook().complaints).toEqual({ sourceId: 'Please select card' });
  await act(({ change }) => change({ sourceId: 'c1' }));
  expect(hook().complaints).toEqual({});
  expect(hook().source).toEqual({ id: 'c1', is_primary: 0 });
  expect(calls).toEqual([]);
});

test('nothing is paid by the preview of another amount', async () => {
  const next = Promise.withResolvers<object>();
  const { hook, act, calls } = await mountHook(() => paying(), {
    ...previewed('0.00'),
    answers: { 'invoices.previewCheckout': next.promise },
  });
  await act(({ change }) => change({ amount: '20.00' }));
  expect(hook()).toMatchObject({ preview: { card_amount: '0.00' }, busy: true });
  await act(({ pay }) => pay());
  expect(calls.map(({ name }) => name)).toEqual(['invoices.previewCheckout']);

  await act(() => next.resolve({ card_amount: '0.00' }));
  expect(hook().busy).toBe(false);
  await act(({ pay }) => pay());
  expect(calls[1]).toMatchObject({
    name: 'invoices.payWithCredits',
    input: { invoice_id: 'r1', amount: '20.00', tamount: '40.00' },
  });
});

test.each([
  ['CardDeclined', true],
  ['CvvInvalid', true],
  ['GatewayUnavailable', false],
] as const)('a payment refused with %s says why; another card helps: %s', async (code, helps) => {
  const onPaid = vi.fn();
  const { hook, act } = await mountHook(() => paying(onPaid), {
    ...previewed('40.00'),
    answers: { 'invoices.payWithCard': refusal(code) },
  });
  await act(({ pay }) => pay());
  await expect
    .poll(() => hook().failure)
    .toEqual({
      text: `Refused: ${code}`,
      consequence: 'Nothing was charged.',
      isOfCard: helps,
    });
  expect(onPaid).not.toHaveBeenCalled();
  await act(({ change }) => change({ sourceId: 'c1' }));
  expect(hook().failure).toBeNull();
});

test('a payment that waits for the bank keeps its amount and card beside its link', async () => {
  const cards = [{ id: 'c2', is_primary: 1, object: 'card', brand: 'Visa', last4: '3155' }];
  const sums = { card_amount: '40.00', card_total: '41.00' };
  const { hook, act } = await mountHook(
    () => paying(undefined, { ...receipt, cards } as Checkout),
    {
      cached: [[PREVIEW, sums]],
      answers: {
        'invoices.payWithCard': refusal('CardNeedsVerification', {
          facts: { verificationUrl: '/bank' },
        }),
      },
    },
  );
  await act(({ pay }) => pay());
  await expect.poll(() => hook().verification).not.toBeNull();
  await act(({ change }) => change({ amount: '20.00' }));
  const asked = { url: '/bank', amount: '$41.00', card: 'Visa ending in 3155', credit: null };
  expect(hook().verification).toEqual(asked);
});

test.each([
  ['CardDeclined', { amount: '25.00', byCredit: true }],
  // What the bank is asked about decides what is offered next.
  ['CardNeedsVerification', { amount: '40.00', byCredit: false }],
] as const)('after %s, the checkout is opened again with %o', async (code, choice) => {
  stubStorage('sessionStorage');
  const { hook, act } = await mountHook(() => paying(), {
    answers: {
      'invoices.previewCheckout': { card_amount: '20.00' },
      'invoices.payWithCardOrUserCredits': refusal(code, { facts: { verificationUrl: '/bank' } }),
    },
  });
  await act(({ change }) => change({ amount: '25.00' }));
  await act(({ change }) => change({ byCredit: true }));
  await expect.poll(() => hook().busy).toBe(false);
  await act(({ pay }) => pay());
  await expect.poll(() => hook().failure ?? hook().verification).not.toBeNull();
  const again = await renderHook(() => paying());
  expect(again.hook.choice).toMatchObject(choice);
});

test('an amount out of bounds is known before anything is sent', async () => {
  const { hook, act, calls } = await mountHook(() => paying(), previewed('40.00'));
  expect(hook().amountComplaint).toBeNull();
  await act(({ change }) => change({ amount: '5' }));
  expect(hook().amountComplaint).toBe('Min. Amount $10.00');
  await act(({ change }) => change({ amount: '999' }));
  expect(hook().amountComplaint).toMatch(/40\.00/);
  expect(calls).toEqual([]);
});

test('paying closes the alert of the purchase, which would cover the outcome', async () => {
  closeAlerts();
  alertSuccess('You bought this item.');
  const { hook, act } = await mountHook(() => paying(), {
    ...previewed('40.00'),
    answers: { 'invoices.payWithCard': refusal('CardDeclined') },
  });
  expect(alerts.shown()).toHaveLength(1);
  await act(({ pay }) => pay());
  await expect.poll(() => hook().failure).not.toBeNull();
  expect(alerts.shown()).toEqual([]);
});

test('without an answer, the checkout does not say that nothing was charged', async () => {
  const { hook, act, calls } = await mountHook(() => paying(), {
    ...previewed('40.00'),
    answers: { 'invoices.payWithCard': refusal('NoAnswer') },
  });
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  await act(({ pay }) => pay());
  await act(() => vi.advanceTimersByTimeAsync(seconds(20)));
  expect(hook().failure).toMatchObject({
    text: 'We don’t know yet whether your payment went through',
    consequence: 'Press Pay Now again to find out. You won’t be charged twice.',
  });
  await act(({ pay }) => pay());
  await act(() => vi.advanceTimersByTimeAsync(seconds(20)));
  const sent = calls.filter(({ name }) => name === 'invoices.payWithCard');
  const keys = sent.map(({ options }) => options.idempotencyKey);
  expect(keys).toHaveLength(6);
  expect(new Set(keys).size).toBe(1);
});

test.each(['InvoicePaidAlready', 'PaymentProcessing'] as const)(
  'a payment refused with %s loads the checkout again',
  async (code) => {
    const KEY = ['invoices.getCheckoutInvoiceDetail', { invoice_id: 'r1' }];
    const { hook, act, queryClient } = await mountHook(() => paying(), {
      cached: [...previewed('40.00').cached, [KEY, receipt]],
      answers: { 'invoices.payWithCard': refusal(code) },
    });
    await act(({ pay }) => pay());
    await expect.poll(() => queryClient.getQueryState(KEY)?.isInvalidated).toBe(true);
    expect(hook().failure).toBeNull();
  },
);

test('after a part was paid elsewhere the reason stays, and the rest is the amount', async () => {
  let current = receipt;
  const { hook, act, queryClient } = await mountHook(() => paying(undefined, current), {
    ...previewed('40.00'),
    answers: { 'invoices.payWithCard': refusal('AmountMismatch') },
  });
  await act(({ change }) => change({ sourceId: 'c1' }));
  await act(({ pay }) => pay());
  await expect.poll(() => hook().failure?.consequence).toBe('Nothing was charged.');
  current = { ...receipt, total_due_amount: '23.41' };
  // Renders the form again, as the refetched receipt does.
  await act(() => queryClient.setQueryData(PREVIEW, { card_amount: '39.00' }));
  expect(hook().choice).toMatchObject({ amount: '23.41', sourceId: 'c1' });
  expect(hook().failure).not.toBeNull();
});

test('what was not sent for lack of a network is not mentioned once there is one', async () => {
  const sent = vi.fn(() => Promise.reject(offline()));
  vi.stubGlobal('navigator', { onLine: false });
  const { hook, act } = await mountHook(() => paying(), {
    ...previewed('40.00'),
    answers: {
      get 'invoices.payWithCard'() {
        return sent();
      },
    },
  });
  await act(({ pay }) => pay());
  await expect.poll(() => hook().failure?.text).toContain('Nothing was sent.');
  await act(() => {
    vi.stubGlobal('navigator', { onLine: true });
    window.dispatchEvent(new Event('online'));
  });
  expect(hook().failure).toBeNull();
});

const WAITING = {
  id: 'p1',
  method: 'card',
  status: 'needs verification',
  verification_url: '/bank',
  source_id: 'c1',
  amount: '25.00',
  card_fee: '0.00',
  card: 'Visa ending in 3155',
};
const atBank = (changes: object = {}) =>
  ({ ...receipt, payments: [{ ...WAITING, ...changes }] }) as unknown as Checkout;

test.each([
  ['waits for the bank keeps its amount', 'needs verification', '25.00'],
  ['was refused there is followed by everything due', 'not confirmed', '40.00'],
])('a payment that %s, with its card', async (_, status, amount) => {
  const { hook } = await renderHook(() => paying(undefined, atBank({ status })));
  expect(hook.choice).toEqual({ amount, byCredit: false, sourceId: 'c1' });
});

test('credit that came back after a refusal at the bank is chosen again, while there is any', async () => {
  const chosen = async (discountoff: string) => {
    const refused = atBank({ status: 'not confirmed' });
    const ofCredit = { id: 'k1', method: 'credit', part_of: 'p1' } as const;
    const parts = refused.payments.map((each) => ({ ...each, ...ofCredit }));
    const payments = [...refused.payments, ...parts];
    const { hook } = await renderHook(() =>
      paying(undefined, { ...refused, payments, discountoff }),
    );
    return hook.choice;
  };
  expect(await chosen('10.00')).toMatchObject({ byCredit: true, amount: '40.00' });
  expect(await chosen('0.00')).toMatchObject({ byCredit: false, amount: '40.00' });
});

test('a payment with credit that waits for the bank keeps both parts', async () => {
  const waiting = { ...atBank(), discountoff: '10.00', credit_at_bank: '10.00' };
  const { hook } = await renderHook(() => paying(undefined, waiting));
  expect(hook.choice).toEqual({ amount: '35.00', byCredit: true, sourceId: 'c1' });
  expect(hook.verification).toMatchObject({ amount: '$25.00', credit: '$10.00' });
});

test.each([
  ['is more than what is due by now', { amount: '50.00' }, { amount: '40.00', sourceId: 'c1' }],
  ['was of a card deleted since', { source_id: 'c9' }, { amount: '40.00', sourceId: 'c2' }],
  ['was declined', { status: 'declined' }, { amount: '40.00', sourceId: 'c2' }],
])('a payment that %s is not repeated as it was', async (_, changes, choice) => {
  const { hook } = await renderHook(() => paying(undefined, atBank(changes)));
  expect(hook.choice).toMatchObject(choice);
});

/** Its receipt can be replaced, as by a refresh. */
function useChangingReceipt(first: Checkout) {
  const [shown, setReceipt] = useState(first);
  return { ...paying(undefined, shown), setReceipt };
}

test('the question of a new payment ends with what the receipt says of it', async () => {
  const { hook, act } = await mountHook(() => useChangingReceipt(receipt), {
    ...previewed('40.00'),
    answers: {
      'invoices.payWithCard': refusal('CardNeedsVerification', {
        facts: { verificationUrl: '/bank' },
      }),
    },
  });
  await act(({ pay }) => pay());
  await expect.poll(() => hook().verification).not.toBeNull();
  await act(({ setReceipt }) => setReceipt(atBank()));
  expect(hook().verification).toMatchObject({ url: '/bank' });
  await act(({ setReceipt }) => setReceipt(atBank({ status: 'declined', verification_url: null })));
  expect(hook()).toMatchObject({
    verification: null,
    failure: { text: 'Your payment of $25.00 was declined' },
  });
});

test('the question about an earlier payment goes when another card is declined', async () => {
  const { hook, act } = await mountHook(() => paying(undefined, atBank()), {
    cached: [
      [
        ['invoices.previewCheckout', { invoice_id: 'r1', amount: '25.00', applycreditFlag: 0 }],
        { card_amount: '25.00' },
      ],
    ],
    answers: { 'invoices.payWithCard': refusal('CardDeclined') },
  });
  expect(hook().verification).toMatchObject({ url: '/bank', amount: '$25.00' });
  await act(({ pay }) => pay());
  await expect.poll(() => hook().failure).not.toBeNull();
  expect(hook().verification).toBeNull();
});
