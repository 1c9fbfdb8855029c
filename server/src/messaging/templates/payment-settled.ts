import { toDollars, type Cents } from '@hammerdock/domain/money.ts';
import type { AppContext } from '../../context.ts';
import type { Notification } from '../../operations/messaging/queue-notification.ts';
import {
  findInvoiceSubject,
  findPaymentSubject,
  type PaymentSubject,
} from '../../store/messaging/notification-subjects.ts';
import { NIL_ID } from '../../store/platform/id-shape.ts';
import { addPaymentLink } from '../add-payment-link.ts';
import { homeLink, invoiceLink, payLink } from '../links.ts';
import { sendNotification } from '../send-notification.ts';

/** The state of the payment decides between a confirmation and a failure notification. */
export async function notifyPaymentSettled(
  context: AppContext,
  { paymentId }: { paymentId: string },
): Promise<void> {
  const payment = await findPaymentSubject(context.workerDb, paymentId);
  if (payment === null) return;
  await (payment.state === 'succeeded' ? notifyReceived : notifyFailed)(context, payment);
}

function notifyReceived(context: AppContext, payment: PaymentSubject): Promise<void> {
  const { id, invoiceId, userId, chargedCents, creditedCents } = payment;
  const thanks = `We received ${toDollars(chargedCents)}. Thank you.`;
  return sendNotification(context, {
    userId,
    kind: 'payment',
    template: 'payment-received',
    reason: id,
    subject: 'We received your payment',
    content:
      invoiceId === null
        ? {
            heading: 'Your deposit is on file',
            paragraphs: [thanks],
            button: { label: 'Continue bidding', href: homeLink(context) },
          }
        : {
            heading: 'Payment received',
            paragraphs: [thanks, ...describeSurplus(chargedCents, creditedCents)],
            button: { label: 'See the receipt', href: invoiceLink(context, invoiceId) },
          },
  });
}

/** The receipt was settled in another way before this payment arrived. */
function describeSurplus(chargedCents: Cents, creditedCents: Cents): string[] {
  if (creditedCents === 0) return [];
  const credited = toDollars(creditedCents);
  return [
    creditedCents === chargedCents
      ? 'Nothing was due on this receipt anymore, so this payment wasn’t needed.'
      : 'Less was due on this receipt than you paid.',
    `We added ${credited} to your account credit. You can use it to pay any receipt.`,
  ];
}

async function notifyFailed(context: AppContext, payment: PaymentSubject): Promise<void> {
  const { id, invoiceId, userId, chargedCents, state, sourceKind } = payment;
  const verify = state === 'needs verification';
  const invoice = await findInvoiceSubject(context.workerDb, invoiceId ?? NIL_ID);
  const notification: Notification = {
    userId,
    kind: 'payment',
    template: 'payment-failed',
    reason: `${id} ${state}`,
    subject: verify ? 'Your bank needs you to confirm a payment' : 'Your payment failed',
    content: {
      heading: verify ? 'Please confirm your payment' : 'Your payment failed',
      paragraphs: [
        verify
          ? `Your bank needs you to confirm your payment of ${toDollars(chargedCents)}.`
          : sourceKind === 'bank'
            ? `Your bank declined your payment of ${toDollars(chargedCents)}.`
            : `We couldn’t charge your card the ${toDollars(chargedCents)} due.`,
      ],
      ...(invoice === null
        ? {}
        : { button: { label: 'Pay now', href: payLink(context, invoice.id) } }),
    },
  };
  await sendNotification(
    context,
    invoice === null ? notification : await addPaymentLink(context, invoice, notification),
  );
}
