import { toDollars } from '@hammerdock/domain/money.ts';
import type { AppContext } from '../../context.ts';
import type { EventPayloads } from '../../events/domain-event.ts';
import { findPayout } from '../../store/accounting/payouts.ts';
import { sendNotification } from '../send-notification.ts';

/** R58: notifies the seller of what was paid, and to where. */
export async function notifyPayoutRecorded(
  context: AppContext,
  { payoutId }: EventPayloads['payout.recorded'],
): Promise<void> {
  const payout = await findPayout(context.workerDb, payoutId);
  if (payout === undefined) return;
  const { amountCents, accountLast4, reference, sellerId } = payout;
  const account = accountLast4 === null ? '' : ` to your account ending in ${accountLast4}`;
  await notifySeller(context, {
    userId: sellerId,
    template: 'payout-recorded',
    reason: payoutId,
    subject: `We paid you ${toDollars(amountCents)}`,
    paragraph: `We paid ${toDollars(amountCents)}${account}. The reference is ${reference}.`,
  });
}

/** What it paid is payable again. */
export async function notifyPayoutReversed(
  context: AppContext,
  { payoutId }: EventPayloads['payout.reversed'],
): Promise<void> {
  const payout = await findPayout(context.workerDb, payoutId);
  if (payout === undefined) return;
  const { amountCents, reference, reversalReason, sellerId } = payout;
  await notifySeller(context, {
    userId: sellerId,
    template: 'payout-reversed',
    reason: payoutId,
    subject: `Your payment of ${toDollars(amountCents)} was reversed`,
    paragraph: `The payment with the reference ${reference} was reversed: ${reversalReason ?? ''}`,
  });
}

interface Notice {
  readonly userId: string;
  readonly template: string;
  readonly reason: string;
  readonly subject: string;
  readonly paragraph: string;
}

const notifySeller = (context: AppContext, { paragraph, ...notice }: Notice) =>
  sendNotification(context, {
    ...notice,
    kind: 'payment',
    content: {
      heading: notice.subject,
      paragraphs: [paragraph, 'Your statements show what it covers.'],
    },
  });
