import { useState } from 'react';
import { CallError, isRefusal, textOf } from '../../api/call-error.ts';
import { useCall, useCommand } from '../../api/query.tsx';
import { checkAmount, checkChoice } from './check-choice.ts';
import {
  payBy,
  type Checkout,
  type Choice,
  type Complaints,
  type Outcome,
} from './payment-call.ts';

/** Why nothing was paid; another card may help. */
export interface PaymentFailure {
  readonly text: string;
  readonly isOfCard: boolean;
}

/** The choices at the checkout, their preview, and the payment. */
export function usePayment(receipt: Checkout, onPaid: (outcome: Outcome) => unknown) {
  const dueAmount = receipt.total_due_amount;
  const [choice, setChoice] = useState<Choice>(() => ({
    amount: dueAmount,
    byCredit: false,
    sourceId: receipt.cards.find(({ is_primary }) => is_primary === 1)?.id ?? null,
    cvv: '',
  }));
  const [complaints, setComplaints] = useState<Complaints>({});
  const isPayable = checkAmount(choice.amount, dueAmount) === null;
  const preview = useCall(
    'invoices.previewCheckout',
    {
      invoice_id: receipt.id,
      amount: choice.amount.replace(',', '.'),
      applycreditFlag: choice.byCredit ? 1 : 0,
    },
    { enabled: isPayable, keepPrevious: true },
  );
  const { calls, busy, verificationUrl, failure, clearFailure } = usePayCalls(
    onPaid,
    setComplaints,
  );
  const needsCard = preview.data?.card_amount !== '0.00';
  // Payment needs a current preview.
  const isShown = preview.data !== undefined && !preview.isPlaceholderData;
  return {
    choice,
    complaints,
    preview: isPayable ? preview.data : undefined,
    needsCard,
    busy: busy || (isPayable && preview.isFetching),
    verificationUrl,
    failure,
    change: (next: Partial<Choice>) => {
      clearFailure();
      setChoice((before) => ({ ...before, ...next }));
      setComplaints({});
    },
    pay: () => {
      const found = checkChoice(choice, { dueAmount, needsCard });
      setComplaints(found);
      if (Object.keys(found).length === 0 && isShown) {
        payBy(calls, { choice, receipt, needsCard });
      }
    },
  };
}

function usePayCalls(
  onDone: (outcome: Outcome) => unknown,
  complain: (complaints: Complaints) => void,
) {
  const [verificationUrl, setVerificationUrl] = useState<string | null>(null);
  const [failure, setFailure] = useState<PaymentFailure | null>(null);
  const options = {
    onDone,
    refreshes: ['invoices.getCheckoutInvoiceDetail'],
    onRefused: (error: unknown): boolean => {
      if (isRefusal(error, 'CardNeedsVerification')) {
        setVerificationUrl(String(error.details['verificationUrl']));
        return true;
      }
      const amount = error instanceof CallError ? error.fieldErrors['amount'] : undefined;
      if (amount === undefined) setFailure(failureOf(error));
      else complain({ amount });
      return true;
    },
  } as const;
  const card = useCommand('invoices.payWithCard', options);
  const credits = useCommand('invoices.payWithCredits', options);
  const full = useCommand('invoices.payWithFullUserCredits', options);
  const both = useCommand('invoices.payWithCardOrUserCredits', options);
  const clearFailure = () => setFailure(null);
  const once =
    <O>(pay: (order: O) => void) =>
    (order: O) => {
      clearFailure();
      pay(order);
    };
  return {
    verificationUrl,
    failure,
    clearFailure,
    busy: [card, credits, full, both].some(({ isPending }) => isPending),
    calls: {
      payWithCard: once(card.mutate),
      payWithCredits: once(credits.mutate),
      payWithFullUserCredits: once(full.mutate),
      payWithCardOrUserCredits: once(both.mutate),
    },
  };
}

const failureOf = (error: unknown): PaymentFailure => ({
  text: textOf(error),
  isOfCard: isRefusal(error, 'CardDeclined', 'CardLacksFunds', 'CardExpired', 'CardOverLimit'),
});
