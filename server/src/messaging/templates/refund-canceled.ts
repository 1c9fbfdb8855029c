import { dollarsOf } from '@hammerdock/domain/text/format.ts';
import type { AppContext } from '../../context.ts';
import type { EventPayloads } from '../../events/domain-event.ts';
import { findRefund } from '../../store/payments/refunds.ts';
import { refundsLink } from '../links.ts';
import { sendNotification } from '../send-notification.ts';

/** A refund that the buyer may have seen as on its way will not arrive. */
export async function notifyRefundCanceled(
  context: AppContext,
  { refundId, userId }: EventPayloads['refund.canceled'],
): Promise<void> {
  const refund = await findRefund(context.workerDb, refundId);
  if (refund === undefined) return;
  const amount = dollarsOf(refund.amountCents);
  await sendNotification(context, {
    userId,
    kind: 'payment',
    template: 'refund-canceled',
    reason: refundId,
    subject: `A refund of ${amount} was canceled`,
    content: {
      heading: `A refund of ${amount} was canceled`,
      paragraphs: [
        `Our staff canceled the refund for ${refund.title}, receipt ${refund.invoiceNumber}, ` +
          'before it was paid out.',
        'If you didn’t expect this, please contact us.',
      ],
      button: { label: 'See my refunds', href: refundsLink(context) },
    },
  });
}
