import { TRANSFER_PROBLEM } from '@hammerdock/contract/texts/settlement-words.ts';
import { dollarsOf } from '@hammerdock/domain/text/format.ts';
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
  const { amountCents, accountLast4, reference, sellerId, provider } = payout;
  const { title } = context.payments.transfers ?? {};
  const toAccount = accountLast4 === null ? '' : ` to your account ending in ${accountLast4}`;
  const account = provider === null || title === undefined ? toAccount : ` with ${title}`;
  await notifySeller(context, {
    userId: sellerId,
    template: 'payout-recorded',
    reason: payoutId,
    subject: `We paid you ${dollarsOf(amountCents)}`,
    paragraph: `We paid ${dollarsOf(amountCents)}${account}. The reference is ${reference}.`,
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
    subject: `Your payment of ${dollarsOf(amountCents)} was reversed`,
    paragraph: `The payment with the reference ${reference} was reversed: ${reversalReason ?? ''}`,
  });
}

/** Notifies the admin who ordered it, because the provider may have answered much later. */
export async function notifyPayoutRefused(
  context: AppContext,
  { payoutId }: EventPayloads['payout.refused'],
): Promise<void> {
  const payout = await findPayout(context.workerDb, payoutId);
  if (payout === undefined || payout.problem === null) return;
  const { amountCents, reference, actorId: userId, problem } = payout;
  const subject = `The transfer of ${dollarsOf(amountCents)} was not made`;
  await sendNotification(context, {
    userId,
    kind: 'payment',
    template: 'payout-refused',
    reason: payoutId,
    subject,
    content: {
      heading: subject,
      paragraphs: [
        `${TRANSFER_PROBLEM[problem]} Its reference is ${reference}.`,
        'The amount is payable again.',
      ],
      button: {
        label: 'See the sellers',
        href: `${context.config.origin}/admin/accounting/sellers`,
      },
    },
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
