import { dollarsOf } from '@hammerdock/domain/text/format.ts';
import type { AppContext } from '../../context.ts';
import { findInvoiceSubject } from '../../store/messaging/notification-subjects.ts';
import { chargeObstacle } from '../charge-obstacle.ts';
import { cardsLink, invoiceLink, payLink } from '../links.ts';
import { includedIn } from '../included-in.ts';
import { pickupOfReceipt } from '../pickup-of-receipt.ts';
import { sendNotification } from '../send-notification.ts';

// Also true once the charge has failed, which another email says.
const CHARGE =
  'We’ll charge your primary card automatically. If that works, there’s nothing you need to do.';
const PAY = 'Then pay this receipt with it.';

export async function notifyInvoiceIssued(
  context: AppContext,
  { invoiceId }: { invoiceId: string },
): Promise<void> {
  const invoice = await findInvoiceSubject(context.workerDb, invoiceId);
  if (invoice === null) return;
  const obstacle = invoice.dueCents > 0 ? await chargeObstacle(context, invoice.userId) : null;
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
        ...(invoice.dueCents > 0 ? [obstacle === null ? CHARGE : `${obstacle} ${PAY}`] : []),
        ...(pickup?.paragraphs ?? []),
      ],
      ...(obstacle === null
        ? { button: { label: 'See the receipt', href: invoiceLink(context, invoiceId) } }
        : {
            button: { label: 'Pay now', href: payLink(context, invoiceId) },
            footnotes: [{ label: 'Update your card', href: cardsLink(context) }],
          }),
    },
  });
}
