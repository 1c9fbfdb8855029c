import { useState } from 'react';
import { CallError, isRefusal } from '../../api/call-error.ts';
import { useCall, useCommand } from '../../api/query.tsx';
import { checkAmount, checkChoice } from './check-choice.ts';
import {
  payBy,
  type Checkout,
  type Choice,
  type Complaints,
  type Outcome,
} from './payment-call.ts';

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
  const { calls, busy, verificationUrl } = usePayCalls(onPaid, setComplaints);
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
    change: (next: Partial<Choice>) => {
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
  const options = {
    onDone,
    refreshes: ['invoices.getCheckoutInvoiceDetail'],
    onRefused: (error: unknown): boolean => {
      if (isRefusal(error, 'CardNeedsVerification')) {
        setVerificationUrl(String(error.details['verificationUrl']));
        return true;
      }
      const amount = error instanceof CallError ? error.fieldErrors['amount'] : undefined;
      if (amount !== undefined) complain({ amount });
      return amount !== undefined;
    },
  } as const;
  const card = useCommand('invoices.payWithCard', options);
  const credits = useCommand('invoices.payWithCredits', options);
  const full = useCommand('invoices.payWithFullUserCredits', options);
  const both = useCommand('invoices.payWithCardOrUserCredits', options);
  return {
    verificationUrl,
    busy: [card, credits, full, both].some(({ isPending }) => isPending),
    calls: {
      payWithCard: card.mutate,
      payWithCredits: credits.mutate,
      payWithFullUserCredits: full.mutate,
      payWithCardOrUserCredits: both.mutate,
    },
  };
}
