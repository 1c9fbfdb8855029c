import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { noAnswer } from '../../api/call-error.ts';
import { mountHook } from '../../testing/mount-hook.tsx';
import { findUnanswered, useUnanswered } from './unanswered-payment.ts';
import type { Checkout } from './payment-call.ts';

const part = (id: string, changes: object = {}) => ({
  id,
  status: 'succeeded',
  amount: '100.00',
  card_fee: '0.00',
  ...changes,
});
const receiptOf = (total_due_amount: string, ...payments: object[]) =>
  ({ total_due_amount, payments }) as unknown as Checkout;

test('a payment without an answer is found by what the receipt has since', () => {
  const paid = receiptOf('203.26', part('p1'), part('p2', { card_fee: '3.00' }));
  expect(findUnanswered(paid, ['p1'])).toEqual({
    isReceived: true,
    text: 'Your payment of $103.00 went through',
    consequence: '$203.26 is still due.',
  });
  expect(findUnanswered(paid, ['p1', 'p2'])).toBeNull();
  const declined = receiptOf('303.26', part('p1', { status: 'declined' }));
  expect(findUnanswered(declined, [])).toEqual({
    isReceived: false,
    text: 'Your payment of $100.00 was declined',
    consequence: 'Nothing was charged.',
  });
  // The page shows these itself.
  for (const status of ['processing', 'needs verification']) {
    expect(findUnanswered(receiptOf('303.26', part('p1', { status })), [])).toBeNull();
  }
});

test('it is asked for until it is found, and its repeat is the same payment', async () => {
  const { hook, act } = await mountHook(() => {
    const [receipt, setReceipt] = useState(receiptOf('303.26', part('old')));
    const [failure, setFailure] = useState<Error | null>(null);
    return { ...useUnanswered(receipt, failure), setReceipt, setFailure };
  });
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  await act(({ noteSent }) => noteSent());
  await act(({ setFailure }) => setFailure(noAnswer()));
  expect(hook().found).toBeNull();
  // Pressed again.
  await act(({ noteSent }) => noteSent());
  await act(({ setReceipt }) => setReceipt(receiptOf('203.26', part('old'), part('new'))));
  expect(hook().found).toMatchObject({ text: 'Your payment of $100.00 went through' });
  await act(({ noteSent }) => noteSent());
  expect(hook().found).toBeNull();
});
