import type { AppContext } from '../../../context.ts';
import { findLotSubject } from '../../../store/messaging/notification-subjects.ts';
import { isHandedOver } from '../../../store/pickup/handovers.ts';
import { lotLink } from '../../links.ts';
import { sendNotification } from '../../send-notification.ts';

/** Confirms the hand-over, and warns a buyer who did not pick the lot up. */
export async function notifyLotPickedUp(
  context: AppContext,
  { lotId, userId }: { lotId: string; userId: string },
): Promise<void> {
  // The hand-over may have been undone.
  if (!(await isHandedOver(context.workerDb, lotId))) return;
  const lot = await findLotSubject(context.workerDb, lotId);
  if (lot === null) return;
  await sendNotification(context, {
    userId,
    kind: 'pickup',
    template: 'lot-picked-up',
    reason: lotId,
    subject: `Picked up: ${lot.title}`,
    content: {
      heading: 'Picked up',
      paragraphs: [
        `${lot.title} was picked up at the pickup center.`,
        'If that wasn’t you, let your pickup center know right away.',
      ],
      button: { label: 'See the lot', href: lotLink(context, lotId) },
    },
  });
}
