import { dollarsOf } from '@hammerdock/domain/text/format.ts';
import type { AppContext } from '../../context.ts';
import type { EventPayloads } from '../../events/domain-event.ts';
import { findRefundPart } from '../../store/payments/refund-parts.ts';
import { creditsLink } from '../links.ts';
import { sendNotification } from '../send-notification.ts';

/** R57: notifies the buyer of where the deposit went. */
export async function notifyDepositReturned(
  context: AppContext,
  { returnId, userId }: EventPayloads['deposit.returned'],
): Promise<void> {
  const deposit = await findRefundPart(context.workerDb, returnId);
  if (deposit === undefined) return;
  const { state, amountCents, brand, last4 } = deposit;
  const amount = dollarsOf(amountCents);
  const source = last4 === null ? 'your card' : `${brand ?? 'your card'} ending in ${last4}`;
  await sendNotification(context, {
    userId,
    kind: 'payment',
    template: 'deposit-returned',
    reason: returnId,
    subject: 'Your deposit was returned',
    content: {
      heading: 'Your deposit was returned',
      paragraphs:
        state === 'succeeded'
          ? [`We returned your deposit of ${amount} to ${source}. Banks may take a few days.`]
          : [`${source} didn’t accept your deposit of ${amount}, so it’s account credit now.`],
      button: { label: 'See your credits', href: creditsLink(context) },
    },
  });
}
