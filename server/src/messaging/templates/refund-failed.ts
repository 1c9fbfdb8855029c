import { dollarsOf } from '@hammerdock/domain/text/format.ts';
import type { AppContext } from '../../context.ts';
import type { EventPayloads } from '../../events/domain-event.ts';
import { findRefundPart } from '../../store/payments/refund-parts.ts';
import { findRefund } from '../../store/payments/refunds.ts';
import { creditsLink } from '../links.ts';
import { sendNotification } from '../send-notification.ts';

/** A bank sent back what we refunded to it, possibly days ago; the amount is credit now. */
export async function notifyRefundFailed(
  context: AppContext,
  { partId, userId }: EventPayloads['refund.failed'],
): Promise<void> {
  const part = await findRefundPart(context.workerDb, partId);
  if (part === undefined) return;
  const refund =
    part.refundId === null ? undefined : await findRefund(context.workerDb, part.refundId);
  const amount = dollarsOf(part.amountCents);
  const source = part.last4 === null ? 'your card' : `${part.brand} ending in ${part.last4}`;
  const what =
    refund === undefined
      ? `your deposit of ${amount}`
      : `${amount} that we refunded for ${refund.title}, receipt ${refund.invoiceNumber}`;
  await sendNotification(context, {
    userId,
    kind: 'payment',
    template: 'refund-failed',
    reason: partId,
    subject: `Your bank sent back ${amount}`,
    content: {
      heading: `${amount} is now account credit`,
      paragraphs: [
        `We returned ${what} to ${source}, but the bank didn’t accept it.`,
        'So you don’t lose it, we added the amount to your account credit.',
        'You can use it to pay any receipt.',
      ],
      button: { label: 'See your credits', href: creditsLink(context) },
    },
  });
}
