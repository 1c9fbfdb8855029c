import { sumByCard, type CardSum } from '@hammerdock/domain/invoicing/sum-by-card.ts';
import { dollarsOf } from '@hammerdock/domain/text/format.ts';
import type { AppContext } from '../../context.ts';
import type { EventPayloads } from '../../events/domain-event.ts';
import { findRefund, listCardRefunds, type CardRefundRow } from '../../store/payments/refunds.ts';
import { refundsLink } from '../links.ts';
import { sendNotification } from '../send-notification.ts';

/** R30: amount, destination and reason of a refund, once no card refund is pending. */
export async function notifyRefundMade(
  context: AppContext,
  { refundId, userId }: EventPayloads['refund.made'],
): Promise<void> {
  const refund = await findRefund(context.workerDb, refundId);
  if (refund === undefined) return;
  const { amountCents, cardCents, title, reason, notes, invoiceNumber } = refund;
  const cards = await listCardRefunds(context.workerDb, refundId);
  const taken = cards.filter(({ state }) => state === 'succeeded');
  const creditCents = amountCents - cardCents;
  await sendNotification(context, {
    userId,
    kind: 'payment',
    template: 'refund-made',
    reason: refundId,
    subject: `We refunded ${dollarsOf(amountCents)}`,
    content: {
      heading: `${dollarsOf(amountCents)} back to you`,
      paragraphs: [
        `For ${title}, receipt ${invoiceNumber}: ${reason}`,
        ...(notes === '' ? [] : [notes]),
        ...sumByCard(taken.map(shareOf)).map(describeCardRefund),
        ...(creditCents === 0
          ? []
          : [`${dollarsOf(creditCents)} is now account credit for your next receipt.`]),
      ],
      button: { label: 'See my refunds', href: refundsLink(context) },
    },
  });
}

const shareOf = ({ amountCents, brand, last4 }: CardRefundRow) => ({
  card: `${brand ?? 'card'}${last4 === null ? '' : ` ending in ${last4}`}`,
  amountCents,
});

/** The bank shows a refund for each charge. */
const describeCardRefund = ({ amountCents, card, charges }: CardSum): string =>
  `${dollarsOf(amountCents)} is going back to your ${card}` +
  `${charges === 1 ? '' : `, in ${charges} parts`}; your bank may take a few days to show it.`;
