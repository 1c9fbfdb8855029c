import { formatPickupWindow } from '@hammerdock/domain/time.ts';
import type { AppContext } from '../../../context.ts';
import type { EventPayloads } from '../../../events/domain-event.ts';
import { findVisitById } from '../../../store/pickup/visits.ts';
import { pickupTimesLink } from '../../links.ts';
import { sendNotification } from '../../send-notification.ts';

/** Confirms that a pickup time was given back (R32), unless another was chosen since. */
export async function notifyPickupCanceled(
  context: AppContext,
  { visitId, sequence, startsAt, endsAt }: EventPayloads['pickup.canceled'],
): Promise<void> {
  const visit = await findVisitById(context.workerDb, visitId);
  if (visit === undefined || visit.sequence !== sequence || visit.endedAt !== null) return;
  const { userId, name, city } = visit;
  const time = formatPickupWindow(startsAt, endsAt);
  await sendNotification(context, {
    userId,
    kind: 'pickup',
    template: 'pickup-canceled',
    reason: `${visitId} ${sequence}`,
    subject: `Pickup time canceled: ${time}`,
    content: {
      heading: 'Your pickup time is canceled',
      paragraphs: [
        `You gave back ${time} ET at ${name} in ${city}.`,
        'Your items stay ready until their pickup window ends. ' +
          'Choose another time, or come any time the center is open.',
      ],
      button: { label: 'Choose a time', href: pickupTimesLink(context) },
    },
  });
}
