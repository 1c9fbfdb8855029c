import type { AppContext } from '../../../context.ts';
import { findShipping } from '../../../store/invoices/invoice-shipping.ts';
import { findInvoiceSubject } from '../../../store/messaging/notification-subjects.ts';
import { invoiceLink } from '../../links.ts';
import { sendNotification } from '../../send-notification.ts';

/** What was sent where, and how to follow it. */
export async function notifyOrderShipped(
  context: AppContext,
  { invoiceId }: { invoiceId: string },
): Promise<void> {
  const invoice = await findInvoiceSubject(context.workerDb, invoiceId);
  const shipping = await findShipping(context.workerDb, invoiceId);
  if (invoice === null || shipping === null) return;
  const { address1, city, state, zip, carrier, trackingNumber } = shipping;
  await sendNotification(context, {
    userId: invoice.userId,
    kind: 'pickup',
    template: 'order-shipped',
    reason: invoiceId,
    subject: `Your order ${invoice.number} is on its way`,
    content: {
      heading: 'Your order is on its way',
      paragraphs: [
        `We shipped the items on receipt ${invoice.number} to ` +
          `${address1}, ${city}, ${state} ${zip}.`,
        `Carrier: ${carrier}. Tracking number: ${trackingNumber}.`,
      ],
      button: { label: 'See the receipt', href: invoiceLink(context, invoiceId) },
    },
  });
}
