import { centsOf, dollars, dollarsOf } from '@hammerdock/domain/text/format.ts';
import { useState } from 'react';
import { useRefreshWhile } from '../../api/live/use-refresh-while.ts';
import { CHECKOUT_CALLS, type Checkout } from './payment-call.ts';

/** The bank's page for a payment, of which the form may show another amount and card by then. */
export interface Verification {
  readonly url: string;
  readonly amount: string;
  readonly card: string;
  /** What the payment takes from the buyer's credit beside it; null: nothing. */
  readonly credit: string | null;
}

interface OpenQuestion extends Verification {
  readonly paymentId: string;
}

interface Ended {
  readonly text: string;
  readonly consequence: string;
}

/** The question that the receipt knows, and how one that was shown has ended since. */
export function useBankQuestion(receipt: Checkout, { isPaying }: { readonly isPaying: boolean }) {
  const open = openQuestionOf(receipt);
  const [shown, setShown] = useState(open);
  if (open !== null && open.paymentId !== shown?.paymentId) setShown(open);
  // The bank's page, or the payment link of an email, may be open in another tab.
  useRefreshWhile(open !== null && !isPaying, CHECKOUT_CALLS);
  return {
    open,
    ended: open === null && shown !== null ? endOf(shown, receipt) : null,
    forgetEnded: () => setShown(null),
  };
}

/** R54: an automatic charge, or a payment of an earlier visit, waits for the buyer. */
function openQuestionOf({ payments, credit_at_bank }: Checkout): OpenQuestion | null {
  for (const { id, verification_url: url, amount, card_fee, card } of payments) {
    if (url === null) continue;
    return {
      paymentId: id,
      url,
      amount: dollarsOf(centsOf(amount) + centsOf(card_fee)),
      card: card ?? 'card',
      credit: creditText(credit_at_bank),
    };
  }
  return null;
}

export const creditText = (amount: string): string | null =>
  amount === '0.00' ? null : dollars(amount);

/** null: it was paid, or is being processed. */
function endOf({ paymentId, amount }: OpenQuestion, { payments }: Checkout): Ended | null {
  const status = payments.find(({ id }) => id === paymentId)?.status;
  if (status === 'not confirmed' || status === 'declined') {
    return { text: `Your payment of ${amount} was ${status}`, consequence: NOTHING_CHARGED };
  }
  if (status !== 'abandoned') return null;
  return {
    text: `Your payment of ${amount} no longer counts`,
    consequence: `Another payment was tried after it. ${NOTHING_CHARGED}`,
  };
}

export const NOTHING_CHARGED = 'Nothing was charged.';
