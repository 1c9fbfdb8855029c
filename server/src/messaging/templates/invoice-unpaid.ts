// R52: reminders about an unpaid invoice, and the notification that it is void.
import { REMINDER_DAYS, voidsAt } from '@hammerdock/domain/invoicing/unpaid.ts';
import type { Cents } from '@hammerdock/domain/money.ts';
import { dollarsOf } from '@hammerdock/domain/text/format.ts';
import { formatDateTime } from '@hammerdock/domain/time.ts';
import type { AppContext } from '../../context.ts';
import { findInvoiceSubject } from '../../store/messaging/notification-subjects.ts';
import { addPaymentLink } from '../add-payment-link.ts';
import { contactLink, payLink } from '../links.ts';
import { sendNotification } from '../send-notification.ts';

export async function notifyInvoiceUnpaid(
  context: AppContext,
  { invoiceId, day }: { invoiceId: string; day: number },
): Promise<void> {
  const invoice = await findInvoiceSubject(context.workerDb, invoiceId);
  // Paid or voided since the job was queued.
  if (invoice === null || invoice.dueCents === 0) return;
  const { number, userId, issuedAt, dueCents } = invoice;
  const end = `${formatDateTime(voidsAt(issuedAt))} ET`;
  const heading =
    day === REMINDER_DAYS.at(-1)
      ? `Last day to pay receipt ${number}`
      : `Please pay receipt ${number}`;
  const notification = await addPaymentLink(context, invoice, {
    userId,
    kind: 'payment',
    template: 'invoice-unpaid',
    reason: `${invoiceId} day ${day}`,
    subject: heading,
    content: {
      heading,
      paragraphs: [
        `You have ${dollarsOf(dueCents)} due on receipt ${number}. Please pay by ${end}.`,
        'If it isn’t paid by then, we’ll void the receipt: your items go back to auction, any ' +
          'partial payments become account credit, and you can’t bid until our team reviews ' +
          'your account.',
      ],
      button: { label: 'Pay now', href: payLink(context, invoiceId) },
    },
  });
  await sendNotification(context, notification);
}

export async function notifyInvoiceVoided(
  context: AppContext,
  { invoiceId, creditedCents }: { invoiceId: string; creditedCents: Cents },
): Promise<void> {
  const invoice = await findInvoiceSubject(context.workerDb, invoiceId);
  if (invoice === null) return;
  const credited =
    creditedCents === 0 ? [] : [`The ${dollarsOf(creditedCents)} you paid is now account credit.`];
  await sendNotification(context, {
    userId: invoice.userId,
    kind: 'payment',
    template: 'invoice-voided',
    reason: invoiceId,
    subject: `Receipt ${invoice.number} was canceled`,
    content: {
      heading: `Receipt ${invoice.number} was canceled`,
      paragraphs: [
        'It wasn’t paid within 7 days. Its items go back to auction, and you don’t owe anything.',
        ...credited,
        'Your account is deactivated. To bid again, please contact us.',
      ],
      button: { label: 'Contact us', href: contactLink(context) },
    },
  });
}
