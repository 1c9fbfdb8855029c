// The pay call for a choice, out of four (S4, PAY-04), and its input.
import type { Answer, Sent } from '../../api/calls.ts';

export type Checkout = Answer<'invoices.getCheckoutInvoiceDetail'>;

export interface Choice {
  /** As typed, with either decimal separator. */
  readonly amount: string;
  readonly byCredit: boolean;
  readonly sourceId: string | null;
  /** Validated in the browser and not sent (R51). */
  readonly cvv: string;
}

export type Complaints = Partial<Record<'amount' | 'sourceId' | 'cvv', string>>;
export type Outcome = Answer<'invoices.payWithCardOrUserCredits'>;

export interface PayCalls {
  readonly payWithCard: (order: Sent<'invoices.payWithCard'>) => void;
  readonly payWithCredits: (order: Sent<'invoices.payWithCredits'>) => void;
  readonly payWithFullUserCredits: (order: Sent<'invoices.payWithFullUserCredits'>) => void;
  readonly payWithCardOrUserCredits: (order: Sent<'invoices.payWithCardOrUserCredits'>) => void;
}

/** Sends the shown figures, so that a payment of changed ones is refused (R46). */
export function payBy(
  calls: PayCalls,
  { choice, receipt, needsCard }: { choice: Choice; receipt: Checkout; needsCard: boolean },
): void {
  const amount = choice.amount.replace(',', '.');
  const order = { invoice_id: receipt.id, amount, tamount: receipt.total_due_amount };
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
