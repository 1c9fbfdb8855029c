import { dollarsOf } from '@hammerdock/domain/text/format.ts';
import type { AppContext } from '../../context.ts';
import { findInvoiceSubject } from '../../store/messaging/notification-subjects.ts';
import { invoiceLink } from '../links.ts';
import { includedIn } from '../included-in.ts';
import { pickupOfReceipt } from '../pickup-of-receipt.ts';
import { sendNotification } from '../send-notification.ts';

export async function notifyInvoiceIssued(
  context: AppContext,
  { invoiceId }: { invoiceId: string },
): Promise<void> {
  const invoice = await findInvoiceSubject(context.workerDb, invoiceId);
  if (invoice === null) return;
  const pickup = await pickupOfReceipt(context, invoiceId);
  await sendNotification(context, {
    userId: invoice.userId,
    kind: 'payment',
    template: 'invoice-issued',
    reason: invoiceId,
    subject: `Your receipt ${invoice.number}`,
    content: {
      heading: `Receipt ${invoice.number}`,
      paragraphs: [
        `Your total is ${dollarsOf(invoice.totalCents)}, ${includedIn(invoice)}.`,
        ...(invoice.dueCents > 0
          ? ['We’ll charge your primary card automatically. There’s nothing you need to do.']
          : []),
        ...(pickup?.paragraphs ?? []),
      ],
      button: { label: 'See the receipt', href: invoiceLink(context, invoiceId) },
    },
  });
}
