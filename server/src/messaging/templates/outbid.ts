import { toDollars } from '@hammerdock/domain/money.ts';
import type { AppContext } from '../../context.ts';
import { findLotSubject } from '../../store/messaging/notification-subjects.ts';
import { lotLink } from '../links.ts';
import { sendNotification } from '../send-notification.ts';

/** R8: skipped when the bidder leads again or the lot is closed. */
export async function notifyOutbid(
  context: AppContext,
  { lotId, sequence, userId }: { lotId: string; sequence: number; userId: string },
): Promise<void> {
  const lot = await findLotSubject(context.workerDb, lotId);
  if (lot === null || lot.phase !== 'open' || lot.leaderId === userId) return;
  await sendNotification(context, {
    userId,
    kind: 'outbid',
    template: 'outbid',
    reason: `${lotId} ${sequence}`,
    subject: `You have been outbid: ${lot.title}`,
    content: {
      heading: 'You have been outbid',
      paragraphs: [`${lot.title} now stands at ${toDollars(lot.priceCents ?? 0)}.`],
      button: { label: 'Bid again', href: lotLink(context, lotId) },
    },
  });
}
