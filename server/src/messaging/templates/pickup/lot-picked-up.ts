import { formatDateTime } from '@hammerdock/domain/time.ts';
import type { AppContext } from '../../../context.ts';
import { findHandover } from '../../../store/pickup/handovers.ts';
import { lotLink } from '../../links.ts';
import { sendNotification } from '../../send-notification.ts';

/** Confirms the hand-over, and warns a buyer who did not pick the lot up. */
export async function notifyLotPickedUp(
  context: AppContext,
  { lotId, userId }: { lotId: string; userId: string },
): Promise<void> {
  const handover = await findHandover(context.workerDb, lotId);
  // It may have been undone.
  if (handover === undefined) return;
  const { title, center, phone, at } = handover;
  await sendNotification(context, {
    userId,
    kind: 'pickup',
    template: 'lot-picked-up',
    reason: lotId,
    subject: `Picked up: ${title}`,
    content: {
      heading: 'Picked up',
      paragraphs: [
        `${title} was picked up at ${center} on ${formatDateTime(at)} ET.`,
        `If that wasn’t you, call ${center} right away: ${phone}.`,
      ],
      button: { label: 'See the lot', href: lotLink(context, lotId) },
    },
  });
}
