import { dollarsOf } from '@hammerdock/domain/text/format.ts';
import { minutes } from '@hammerdock/domain/time.ts';
import type { AppContext } from '../../context.ts';
import { queueNotification } from '../../operations/messaging/queue-notification.ts';
import { runWorkQueue, type WorkQueue } from '../../operations/platform/run-work-queue.ts';
import { delayedPayments, findPayment } from '../../store/payments/payments.ts';
import { invoiceLink, openInvoicesLink } from '../links.ts';

const AFTER = minutes(10);
const TEMPLATE = 'payment-delayed';

export const delayedPaymentsQueue: WorkQueue<AppContext> = {
  name: 'delayed-payments',
  candidates: (db) => delayedPayments(db, { afterMs: AFTER, template: TEMPLATE }),
  work: async (context, { item }) => {
    await notify(context, item);
    return 'done';
  },
};

/** Notifies buyers once of a payment whose result is not known yet; the store goes on asking. */
export const notifyDelayedPayments = (context: AppContext): Promise<void> =>
  runWorkQueue(context, delayedPaymentsQueue);

async function notify(context: AppContext, paymentId: string): Promise<void> {
  const payment = await findPayment(context.workerDb, paymentId);
  if (payment?.state !== 'processing') return;
  const { userId, invoiceId, amountCents, feeCents, sourceKind } = payment;
  const amount = dollarsOf(amountCents + feeCents);
  const why =
    sourceKind === 'bank'
      ? `Your bank is processing your payment of ${amount}. This can take up to 5 business days.`
      : `The card service hasn’t confirmed your payment of ${amount} yet. We keep asking it.`;
  const href = invoiceId === null ? openInvoicesLink(context) : invoiceLink(context, invoiceId);
  await context.workerDb.transaction().execute((tx) =>
    queueNotification(tx, context, {
      userId,
      kind: 'payment',
      template: TEMPLATE,
      reason: paymentId,
      subject: 'Your payment is being processed',
      content: {
        heading: 'Your payment is being processed',
        paragraphs: [why, 'We’ll email you the result. You don’t need to pay again.'],
        button: { label: 'See the receipt', href },
      },
    }),
  );
}
