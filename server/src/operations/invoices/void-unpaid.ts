// R52: reminds buyers of unpaid invoices and voids them after seven days: partial payments become
// credit, the lots are relisted, and the account stays deactivated until an admin reactivates it.
import { unpaidStep } from '@hammerdock/domain/invoicing/unpaid.ts';
import { minutes } from '@hammerdock/domain/time.ts';
import type { AppContext } from '../../context.ts';
import { readNow, type Tx } from '../../db/database.ts';
import { appendEvent } from '../../events/outbox.ts';
import { insertAudit } from '../../store/platform/audit.ts';
import { findInvoice, lockInvoice, type InvoiceRow } from '../../store/invoices/invoices.ts';
import { sumDueOfInvoice } from '../../store/payments/ledger.ts';
import { findOpenPaymentOfInvoice, lockUser } from '../../store/payments/payments.ts';
import { isPurchase, setUnpaidStep, unpaidInvoices } from '../../store/invoices/unpaid-invoices.ts';
import { cancelVerification } from '../payments/cancel-verification.ts';
import { deactivateUntilAdminActs } from '../accounts/deactivate-account.ts';
import { GATEWAY_RETRY, isGatewayOutage } from '../payments/resolve-payments.ts';
import { runWorkQueue, type WorkOutcome, type WorkQueue } from '../platform/run-work-queue.ts';
import { voidInvoice } from './void-invoice.ts';

/** Retry delay of an invoice with a pending payment. */
const BUSY_LATER = minutes(1);

type Voiding = Pick<AppContext, 'workerDb' | 'payments' | 'log' | 'wakeDispatcher'>;

export const unpaidInvoicesQueue: WorkQueue<Voiding> = {
  name: 'unpaid-invoices',
  candidates: unpaidInvoices,
  work: async ({ workerDb: db, payments }, { item: invoiceId }) => {
    const invoice = await findInvoice(db, invoiceId);
    if (invoice === undefined) return 'done';
    if (unpaidStep(invoice.issuedAt, await readNow(db)).kind === 'void') {
      // A pending bank confirmation must not charge a void invoice.
      await cancelVerification({ db, payments }, await findOpenPaymentOfInvoice(db, invoiceId));
    }
    return db.transaction().execute((tx) => takeStep(tx, invoice));
  },
  retry: GATEWAY_RETRY,
  isOutage: isGatewayOutage,
};

export async function remindAndVoidUnpaid(context: Voiding): Promise<void> {
  await runWorkQueue(context, unpaidInvoicesQueue);
  context.wakeDispatcher();
}

async function takeStep(tx: Tx, { id, userId }: InvoiceRow): Promise<WorkOutcome> {
  // The same lock order as a payment, so that they cannot deadlock.
  await lockUser(tx, userId);
  const invoice = await lockInvoice(tx, id);
  if (invoice === undefined) return 'done';
  const dueCents = await sumDueOfInvoice(tx, id);
  if (invoice.voidedAt !== null || dueCents === 0 || (await isPurchase(tx, id))) {
    await setUnpaidStep(tx, id, null);
    return 'done';
  }
  const step = unpaidStep(invoice.issuedAt, await readNow(tx));
  if (step.kind === 'void') return voidUnpaid(tx, invoice);
  if (step.kind === 'remind') {
    await appendEvent(tx, 'invoice.unpaid', { invoiceId: id, userId, day: step.day });
  }
  await setUnpaidStep(tx, id, step.nextAt);
  return 'done';
}

async function voidUnpaid(tx: Tx, invoice: InvoiceRow): Promise<WorkOutcome> {
  const { id: invoiceId, userId } = invoice;
  // A pending charge decides whether the invoice becomes void.
  if ((await findOpenPaymentOfInvoice(tx, invoiceId)) !== undefined) return { laterMs: BUSY_LATER };
  const creditedCents = await voidInvoice(tx, invoice);
  await setUnpaidStep(tx, invoiceId, null);
  await deactivateUntilAdminActs(tx, userId, 'invoice void');
  const details = { userId, creditedCents };
  await insertAudit(tx, { actorId: null, action: 'invoice voided', subject: invoiceId, details });
  await appendEvent(tx, 'invoice.voided', { invoiceId, userId, creditedCents });
  return 'done';
}
