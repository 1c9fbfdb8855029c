import { useState } from 'react';
import { expect, test } from 'vitest';
import { mountHook } from '../../testing/mount-hook.tsx';
import { useBankQuestion } from './bank-question.ts';
import type { Checkout } from './payment-call.ts';

const payment = {
  id: 'p1',
  method: 'card',
  status: 'needs verification',
  verification_url: '/bank',
  amount: '25.00',
  card_fee: '0.75',
  card: 'Visa ending in 3155',
};
const receiptWith = (changes: object) =>
  ({ credit_at_bank: '0.00', payments: [{ ...payment, ...changes }] }) as unknown as Checkout;

/** Its receipt can be replaced, as by a refresh. */
function useChangingReceipt() {
  const [receipt, setReceipt] = useState(receiptWith({}));
  return { ...useBankQuestion(receipt, { isPaying: true }), setReceipt };
}

test.each([
  ['not confirmed', 'Your payment of $25.75 was not confirmed'],
  ['declined', 'Your payment of $25.75 was declined'],
  ['abandoned', 'Your payment of $25.75 no longer counts'],
])('a question that ends elsewhere as %s is followed by its news', async (status, text) => {
  const { hook, act } = await mountHook(useChangingReceipt);
  expect(hook()).toMatchObject({ open: { url: '/bank', amount: '$25.75' }, ended: null });
  await act(({ setReceipt }) => setReceipt(receiptWith({ status, verification_url: null })));
  expect(hook()).toMatchObject({ open: null, ended: { text } });
  await act(({ forgetEnded }) => forgetEnded());
  expect(hook().ended).toBeNull();
});

test.each(['succeeded', 'processing'])(
  'a question that ends as %s needs no news',
  async (status) => {
    const { hook, act } = await mountHook(useChangingReceipt);
    await act(({ setReceipt }) => setReceipt(receiptWith({ status, verification_url: null })));
    expect(hook()).toMatchObject({ open: null, ended: null });
  },
);
