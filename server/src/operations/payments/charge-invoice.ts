// The automatic charge (R24): one attempt per invoice, with the primary card.
import { creditApplied } from '@hammerdock/domain/invoicing/credits.ts';
import { cardFeeOf } from '@hammerdock/domain/invoicing/totals.ts';
import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { findPrimarySource } from '../../store/payments/cards.ts';
import { findInvoice, lockInvoice, markChargeTried } from '../../store/invoices/invoices.ts';
import { sumDueOfInvoice, sumOwedToUser } from '../../store/payments/ledger.ts';
import { findOpenPaymentOfInvoice, lockUser } from '../../store/payments/payments.ts';
import { applyCredit, beginPayment } from './begin-payment.ts';
import { deactivateAccount } from '../accounts/deactivate-account.ts';
import { finishPayment } from './finish-payment.ts';
import { concludeIfPaid } from './settle-payment.ts';

/** Idempotent, also concurrently; resolvePayments finishes an interrupted attempt. */
export async function chargeInvoice(
  context: Pick<AppContext, 'workerDb' | 'payments' | 'log' | 'wakeDispatcher'>,
  invoiceId: string,
): Promise<void> {
  const { workerDb: db } = context;
  const owner = await findInvoice(db, invoiceId);
  if (owner === undefined) return;
  const paymentId = await db.transaction().execute(async (tx) => beginCharge(tx, owner));
  context.wakeDispatcher();
  if (paymentId !== null) await finishPayment({ ...context, db }, paymentId);
}

/** Returns the intent, or null when there is nothing to charge. */
async function beginCharge(
  tx: Tx,
  { id: invoiceId, userId }: { id: string; userId: string },
): Promise<string | null> {
  const { creditAppliedFirst } = await lockUser(tx, userId);
  const invoice = await lockInvoice(tx, invoiceId);
  if (invoice === undefined) return null;
  // One that the buyer began decides first; the queue comes back where it fails.
  if ((await findOpenPaymentOfInvoice(tx, invoiceId)) !== undefined) return null;
  if (!(await markChargeTried(tx, invoiceId))) return null;
  const dueCents = await sumDueOfInvoice(tx, invoiceId);
  if (dueCents === 0) return null;
  // R54: credit is used first only if the buyer opted in.
  const availableCents = creditAppliedFirst ? await sumOwedToUser(tx, userId, 'buyer credit') : 0;
  const creditCents = creditApplied({ dueCents, availableCents });
  if (creditCents === dueCents) {
    await applyCredit(tx, { userId, invoiceId, paymentId: null, amountCents: creditCents });
    await concludeIfPaid(tx, { invoiceId, userId });
    return null;
  }
  const card = await findPrimarySource(tx, userId);
  if (card === undefined) {
    await deactivateAccount(tx, userId, 'no card');
    return null;
  }
  const amountCents = dueCents - creditCents;
  return beginPayment(tx, {
    userId,
    invoiceId,
    cardId: card.id,
    amountCents,
    feeCents: card.kind === 'card' ? cardFeeOf(amountCents, invoice.cardFeeBps) : 0,
    creditCents,
    automatic: true,
    idempotencyKey: null,
  });
}
