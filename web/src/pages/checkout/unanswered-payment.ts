import { centsOf, dollarsOf } from '@hammerdock/domain/text/format.ts';
import { useState } from 'react';
import { isUndecided } from '../../api/call-error.ts';
import { useRefreshWhile } from '../../api/live/use-refresh-while.ts';
import { NOTHING_CHARGED } from './bank-question.ts';
import { CHECKOUT_CALLS, type Checkout } from './payment-call.ts';

export interface FoundPayment {
  readonly isReceived: boolean;
  readonly text: string;
  readonly consequence: string;
}

/**
 * What the receipt says of a payment without an answer: the rows that it did not have when the
 * payment was sent. null: nothing yet, or the page says so itself.
 */
export function findUnanswered(
  { payments, total_due_amount }: Pick<Checkout, 'payments' | 'total_due_amount'>,
  sentBefore: readonly string[],
): FoundPayment | null {
  const found = payments.filter(({ id }) => !sentBefore.includes(id));
  const sumOf = (status: string): string => {
    const of = found.filter((each) => each.status === status);
    const sums = of.map(({ amount, card_fee }) => centsOf(amount) + centsOf(card_fee));
    return dollarsOf(sums.reduce((total, each) => total + each, 0));
  };
  if (found.some(({ status }) => status === 'succeeded')) {
    return {
      isReceived: true,
      text: `Your payment of ${sumOf('succeeded')} went through`,
      consequence: `${dollarsOf(centsOf(total_due_amount))} is still due.`,
    };
  }
  const failed = found.find(({ status }) => status === 'declined' || status === 'not confirmed');
  if (failed === undefined) return null;
  return {
    isReceived: false,
    text: `Your payment of ${sumOf(failed.status)} was ${failed.status}`,
    consequence: NOTHING_CHARGED,
  };
}

/** Asks what became of a payment without an answer: another press would pay what is due by then. */
export function useUnanswered(receipt: Checkout, failure: Error | null) {
  const [sentBefore, setSentBefore] = useState<readonly string[]>([]);
  const isUnanswered = failure !== null && isUndecided(failure);
  const found = isUnanswered ? findUnanswered(receipt, sentBefore) : null;
  useRefreshWhile(isUnanswered && found === null, CHECKOUT_CALLS);
  return {
    found,
    /** A repeat is of the same payment. */
    noteSent: () => {
      if (!isUnanswered || found !== null) setSentBefore(receipt.payments.map(({ id }) => id));
    },
  };
}
