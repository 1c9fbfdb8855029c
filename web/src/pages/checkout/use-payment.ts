import type { Billing } from '@hammerdock/contract/shapes/billing.ts';
import { toDecimal } from '@hammerdock/domain/money.ts';
import { creditCovers } from '@hammerdock/domain/invoicing/credits.ts';
import { sentenceOf } from '@hammerdock/contract/refusals.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { CallError, isOffline, isRefusal, isUndecided, textOf } from '../../api/call-error.ts';
import { refreshCalls, useCall, useCommand } from '../../api/query.tsx';
import { usePressGuard } from '../../lib/interaction/use-press-guard.ts';
import { alerts, alertSuccess } from '../../lib/notices/alerts.ts';
import { centsOf, dollars } from '@hammerdock/domain/text/format.ts';
import { useOnline } from '../../lib/use-online.ts';
import { sourceName } from '../../lib/text/source-name.ts';
import {
  creditText,
  NOTHING_CHARGED,
  useBankQuestion,
  type Verification,
} from './bank-question.ts';
import { useUnanswered } from './unanswered-payment.ts';
import { checkAmount, checkChoice } from './check-choice.ts';
import { forgetChoice, readStoredChoice, storeChoice } from './stored-choice.ts';
import {
  CHECKOUT_CALLS,
  payBy,
  type Checkout,
  type Choice,
  type Complaints,
  type Outcome,
} from './payment-call.ts';

/** Why the payment did not succeed; another card may help. */
export interface PaymentFailure {
  readonly text: string;
  readonly consequence: string;
  readonly isOfCard: boolean;
  /** It did not fail after all. */
  readonly isReceived?: boolean;
}

/** Nothing can be paid, so that the form goes. */
const OVER = ['InvoicePaidAlready', 'InvoiceVoid', 'PaymentProcessing'] as const;
const FIGURES = [...CHECKOUT_CALLS, 'invoices.previewCheckout'] as const;

type Source = Checkout['cards'][number];

interface BillingForm {
  readonly read: () => Billing | null;
  readonly showRefusal: (error: unknown) => boolean;
}

/** The choices at the checkout, their preview, and the payment. */
export function usePayment(
  receipt: Checkout,
  billingForm: BillingForm,
  onPaid: (outcome: Outcome) => unknown,
) {
  const dueAmount = receipt.total_due_amount;
  const { choice, setChoice, complaints, setComplaints, hasNewDue } = useChoice(receipt);
  // A card that was chosen may be deleted since.
  const source = receipt.cards.find(({ id }) => id === choice.sourceId) ?? null;
  const preview = usePreview(receipt, choice, source);
  const payCalls = usePayCalls(onPaid, {
    receipt,
    asked: {
      amount: dollars(preview.data?.card_total ?? '0.00'),
      card: source === null ? 'card' : sourceName(source),
      credit: creditText(preview.data?.credit_used ?? '0.00'),
    },
    showBeside: (refusal) => {
      const amount = refusal instanceof CallError ? refusal.fieldErrors['amount'] : undefined;
      if (amount !== undefined) setComplaints({ amount });
      return amount !== undefined || billingForm.showRefusal(refusal);
    },
  });
  const { calls, busy, verification, error, clearFailure, forgetQuestion } = payCalls;
  const guard = usePressGuard(dueAmount);
  const { open, ended, forgetEnded } = useBankQuestion(receipt, { isPaying: busy });
  // The receipt says from then on whether it still waits.
  if (hasNewDue || (verification !== null && open?.url === verification.url)) forgetQuestion();
  // A failure for lack of a network is over once there is one.
  const isOnline = useOnline();
  const failure = (isOnline && isOffline(error)) || payCalls.found !== null ? null : error;
  // Only the newest outcome: a payment that was sent has canceled the one that waited.
  const isReplaced = failure !== null && !isOffline(failure);
  const needsCard = preview.data?.card_amount !== '0.00';
  const leavesNoRest = needsCard && isHeldFromBank(receipt, source);
  const amountComplaint = checkAmount(choice.amount, dueAmount, leavesNoRest);
  return {
    choice,
    source,
    complaints,
    /** Of what is typed, before it is sent. */
    amountComplaint,
    preview: amountComplaint === null ? preview.data : undefined,
    needsCard,
    /** Only all that is due can be paid in this way. */
    leavesNoRest,
    busy: busy || (amountComplaint === null && preview.isFetching),
    verification: isReplaced ? null : (verification ?? open),
    failure: shownFailure(failure, payCalls.found ?? ended),
    change: (next: Partial<Choice>) => {
      clearFailure();
      forgetEnded();
      const changed = { ...choice, ...next };
      setChoice(changed);
      if (next.sourceId === undefined) storeChoice(receipt, changed);
      setComplaints({});
    },
    pay: () => {
      // Meant for the amount that was due before.
      if (guard.judge() === 'changed') return;
      const chosen = { ...choice, sourceId: source?.id ?? null };
      const found = checkChoice(chosen, { dueAmount, needsCard, leavesNoRest });
      setComplaints(found);
      const billing = billingForm.read();
      // Payment needs a current preview.
      if (Object.keys(found).length > 0 || billing === null || !isCurrent(preview)) return;
      payBy(calls, { choice: chosen, billing, receipt, needsCard });
    },
  };
}

const isCurrent = ({ data, isPlaceholderData }: ReturnType<typeof usePreview>): boolean =>
  data !== undefined && !isPlaceholderData;

/** R18: the rest could not be paid while the item is held. */
const isHeldFromBank = ({ pay_until }: Checkout, source: Source | null): boolean =>
  source?.object === 'bank_account' && pay_until !== null;

/** `news`: of a payment whose answer did not arrive here. */
const shownFailure = (
  failure: Error | null,
  news: Pick<PaymentFailure, 'text' | 'consequence' | 'isReceived'> | null,
): PaymentFailure | null =>
  failure === null ? news && { ...news, isOfCard: false } : failureOf(failure);

/** What the choice would pay; none for an amount that cannot be paid. */
const usePreview = (receipt: Checkout, { amount, byCredit }: Choice, source: Source | null) =>
  useCall(
    'invoices.previewCheckout',
    {
      invoice_id: receipt.id,
      amount: amount.replace(',', '.'),
      applycreditFlag: byCredit ? 1 : 0,
      // R27: it bears no card fee.
      ...(source?.object === 'bank_account' ? { source_id: source.id } : {}),
    },
    { enabled: checkAmount(amount, receipt.total_due_amount) === null, keepPrevious: true },
  );

function useChoice(receipt: Checkout) {
  const { total_due_amount: dueAmount } = receipt;
  const [choice, setChoice] = useState(() => initialChoice(receipt));
  const [complaints, setComplaints] = useState<Complaints>({});
  // Paid in part elsewhere: the amount is the rest, and everything else stays as it was entered.
  const [seenDue, setSeenDue] = useState(dueAmount);
  const hasNewDue = seenDue !== dueAmount;
  if (hasNewDue) {
    setSeenDue(dueAmount);
    setChoice((before) => ({ ...before, amount: dueAmount }));
    setComplaints({});
  }
  return { choice, setChoice, complaints, setComplaints, hasNewDue };
}

/**
 * S4: everything due, from credit where it covers that, otherwise with the primary card; after it
 * was declined, with the one that has paid a part of the receipt since.
 */
function initialChoice(receipt: Checkout): Choice {
  const { total_due_amount, discountoff, cards, payments, primary_declined } = receipt;
  const payer = primary_declined
    ? payments.findLast(({ status, source_id }) => status === 'succeeded' && source_id !== null)
    : undefined;
  const preferred =
    cards.find(({ id }) => id === payer?.source_id) ?? cards.find((card) => card.is_primary === 1);
  const dueCents = centsOf(total_due_amount);
  const everything = {
    amount: total_due_amount,
    byCredit: creditCovers({ dueCents, availableCents: centsOf(discountoff) }),
    sourceId: preferred?.id ?? null,
  };
  const first = choiceAtBank(receipt) ?? everything;
  return { ...first, ...readStoredChoice(receipt) };
}

/**
 * Back from the bank's page, the card is the one it was asked about, with credit if it had any, and
 * the amount is, too, while it waits; after a refusal the receipts offer to pay everything due.
 */
function choiceAtBank(receipt: Checkout): Choice | null {
  const { payments, cards, total_due_amount: dueAmount, credit_at_bank, discountoff } = receipt;
  const last = payments.findLast(({ method }) => method === 'card');
  if (last === undefined || !AT_BANK.has(last.status)) return null;
  if (!cards.some(({ id }) => id === last.source_id)) return null;
  const isWaiting = last.status === 'needs verification';
  const asked = toDecimal(centsOf(last.amount) + centsOf(credit_at_bank));
  const isPayable = checkAmount(asked, dueAmount) === null;
  return {
    amount: isWaiting && isPayable ? asked : dueAmount,
    byCredit:
      (isWaiting && credit_at_bank !== '0.00') ||
      // After a refusal its credit has come back.
      (discountoff !== '0.00' && payments.some(({ part_of }) => part_of === last.id)),
    sourceId: last.source_id,
  };
}

const AT_BANK: ReadonlySet<string> = new Set(['needs verification', 'not confirmed']);

interface Attempt {
  readonly receipt: Checkout;
  /** What the card is charged by the next payment. */
  readonly asked: Omit<Verification, 'url'>;
  /** Shows an error beside the field it concerns, if there is one. */
  readonly showBeside: (error: unknown) => boolean;
}

function usePayCalls(onDone: (outcome: Outcome) => unknown, attempt: Attempt) {
  const { receipt, asked, showBeside } = attempt;
  const [verification, setVerification] = useState<Verification | null>(null);
  // The form may be changed while the payment is sent.
  const sent = useRef(asked);
  const [failure, setFailure] = useState<Error | null>(null);
  const { found, noteSent } = useUnanswered(receipt, failure);
  const client = useQueryClient();
  const options = {
    isShown: showIfProcessing,
    onDone,
    // A receipt that is paid has pickup times.
    refreshes: ['invoices.getCheckoutInvoiceDetail', 'pickup.getPickupSlots'],
    onRefused: (error: Error): boolean => {
      if (isRefusal(error, ...OVER)) {
        void refreshCalls(client, FIGURES);
        return false;
      }
      if (isRefusal(error, 'AmountMismatch')) {
        void refreshCalls(client, FIGURES);
        setFailure(error);
        return true;
      }
      if (isRefusal(error, 'CardNeedsVerification')) {
        forgetChoice();
        setVerification({ url: String(error.details['verificationUrl']), ...sent.current });
        setFailure(null);
        void refreshCalls(client, CHECKOUT_CALLS);
        return true;
      }
      if (showBeside(error)) return true;
      setFailure(error);
      if (!isOffline(error)) {
        setVerification(null);
        void refreshCalls(client, CHECKOUT_CALLS);
      }
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
      sent.current = asked;
      noteSent();
      // On a phone, the alert of the purchase would cover the outcome of the payment.
      alerts.closeSuccesses();
      pay(order);
    };
  return {
    verification,
    error: failure,
    found,
    clearFailure,
    forgetQuestion: () => setVerification(null),
    busy: [card, credits, full, both].some(({ isPending }) => isPending),
    calls: {
      payWithCard: once(card.mutate),
      payWithCredits: once(credits.mutate),
      payWithFullUserCredits: once(full.mutate),
      payWithCardOrUserCredits: once(both.mutate),
    },
  };
}

/** A repeated payment has the same key, and any other is compared with what is due then. */
const UNDECIDED = {
  text: 'We don’t know yet whether your payment went through',
  consequence: 'Press Pay Now again to find out. You won’t be charged twice.',
};

/** A bank decides later than a card: nothing has been received yet. */
function showIfProcessing({ payment_status }: Outcome): boolean {
  if (payment_status !== 'processing') return false;
  alertSuccess(sentenceOf('PaymentProcessing'));
  return true;
}

const failureOf = (error: unknown): PaymentFailure => ({
  ...(isUndecided(error) ? UNDECIDED : { text: textOf(error), consequence: NOTHING_CHARGED }),
  isOfCard: isRefusal(
    error,
    'CardDeclined',
    'CardLacksFunds',
    'CardExpired',
    'CardOverLimit',
    'CvvInvalid',
    'BankDeclined',
  ),
});
