// The first step of a payment: the intent, in the transaction that decides on it.
import type { Cents } from '@hammerdock/domain/money.ts';
import type { Tx } from '../../db/database.ts';
import { appendEvent } from '../../events/outbox.ts';
import { newId } from '../../security/ids.ts';
import { postJournal } from '../../store/payments/ledger.ts';
import { insertPayment } from '../../store/payments/payments.ts';

export interface InvoicePayment {
  readonly userId: string;
  readonly invoiceId: string;
  readonly cardId: string;
  /** Charged to the card, without the card fee. */
  readonly amountCents: Cents;
  readonly feeCents: Cents;
  /** Taken from the buyer's credit at once, and given back if the card is declined. */
  readonly creditCents: Cents;
  readonly automatic: boolean;
  readonly idempotencyKey: string | null;
}

/** Writes the intent of a card payment; the caller has locked the user and the invoice. */
export async function beginPayment(tx: Tx, payment: InvoicePayment): Promise<string> {
  const id = newId();
  await insertPayment(tx, { id, purpose: 'invoice', ...payment });
  const { userId, invoiceId, creditCents } = payment;
  if (creditCents > 0) {
    await applyCredit(tx, { userId, invoiceId, paymentId: id, amountCents: creditCents });
  }
  return id;
}

interface Credit {
  readonly userId: string;
  readonly invoiceId: string;
  readonly paymentId: string | null;
  readonly amountCents: Cents;
}

/** Taken from the buyer's credit immediately, and returned if the card is declined. */
export async function applyCredit(tx: Tx, credit: Credit): Promise<string> {
  const { userId, invoiceId, amountCents, paymentId } = credit;
  const journalId = await postJournal(tx, {
    kind: 'credit applied',
    userId,
    invoiceId,
    paymentId,
    reference: `credit ${paymentId ?? newId()}`,
    entries: [
      { account: 'buyer credit', userId, amountCents },
      { account: 'buyer receivable', userId, amountCents: -amountCents },
    ],
  });
  // With a card, the message about its payment follows.
  if (paymentId === null) {
    await appendEvent(tx, 'credit.applied', { journalId, userId, invoiceId, amountCents });
  }
  return journalId;
}

export async function returnCredit(
  tx: Tx,
  credit: Credit & { readonly paymentId: string },
): Promise<void> {
  const { userId, amountCents, paymentId } = credit;
  await postJournal(tx, {
    kind: 'credit returned',
    userId,
    invoiceId: credit.invoiceId,
    paymentId,
    reference: `credit back ${paymentId}`,
    entries: [
      { account: 'buyer receivable', userId, amountCents },
      { account: 'buyer credit', userId, amountCents: -amountCents },
    ],
  });
}
