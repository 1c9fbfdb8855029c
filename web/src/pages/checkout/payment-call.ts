// The pay call for a choice, out of four (S4, PAY-04), and its input.
import type { Billing } from '@hammerdock/contract/shapes/billing.ts';
import type { Answer, Sent } from '../../api/calls.ts';

export type Checkout = Answer<'invoices.getCheckoutInvoiceDetail'>;

/** What is asked again while the state of a payment may change elsewhere. */
export const CHECKOUT_CALLS = ['invoices.getCheckoutInvoiceDetail'] as const;

export interface Choice {
  /** As typed, with either decimal separator. */
  readonly amount: string;
  readonly byCredit: boolean;
  readonly sourceId: string | null;
}

export type Complaints = Partial<Record<'amount' | 'sourceId', string>>;
export type Outcome = Answer<'invoices.payWithCardOrUserCredits'>;

export interface PayCalls {
  readonly payWithCard: (order: Sent<'invoices.payWithCard'>) => void;
  readonly payWithCredits: (order: Sent<'invoices.payWithCredits'>) => void;
  readonly payWithFullUserCredits: (order: Sent<'invoices.payWithFullUserCredits'>) => void;
  readonly payWithCardOrUserCredits: (order: Sent<'invoices.payWithCardOrUserCredits'>) => void;
}

interface Payment {
  readonly choice: Choice;
  readonly billing: Billing;
  readonly receipt: Checkout;
  readonly needsCard: boolean;
}

/** Sends the shown figures, so that a payment of changed ones is refused (R46). */
export function payBy(calls: PayCalls, { choice, billing, receipt, needsCard }: Payment): void {
  const amount = choice.amount.replace(',', '.');
  const { id: invoice_id, total_due_amount: tamount } = receipt;
  const order = { invoice_id, amount, tamount, ...billing };
  if (!needsCard) {
    const paysAll = Number(amount) === Number(receipt.total_due_amount);
    if (paysAll) calls.payWithFullUserCredits(order);
    else calls.payWithCredits(order);
    return;
  }
  if (choice.sourceId === null) return;
  const byCard = { ...order, source_id: choice.sourceId };
  if (choice.byCredit) calls.payWithCardOrUserCredits({ ...byCard, applycreditFlag: 1 });
  else calls.payWithCard(byCard);
}
