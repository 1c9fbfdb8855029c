import type { AppContext } from '../../../context.ts';
import { findLotSubject } from '../../../store/messaging/notification-subjects.ts';
import { lotLink, pickupTermsLink } from '../../links.ts';
import { sendNotification } from '../../send-notification.ts';

/** R22: notifies the buyer that the pickup window is over, and of the consequences. */
export async function notifyForfeited(
  context: AppContext,
  { lotId, userId }: { lotId: string; userId: string },
): Promise<void> {
  const lot = await findLotSubject(context.workerDb, lotId);
  if (lot === null) return;
  await sendNotification(context, {
    userId,
    kind: 'pickup',
    template: 'lot-forfeited',
    reason: lotId,
    subject: `Not picked up in time: ${lot.title}`,
    content: {
      heading: 'Your pickup window has ended',
      paragraphs: [
        `${lot.title} wasn’t picked up in time.`,
        'Under our terms, it goes back to auction with no refund.',
      ],
      button: { label: 'See the lot', href: lotLink(context, lotId) },
      footnotes: [{ label: 'How pickup works', href: pickupTermsLink(context) }],
    },
  });
}
