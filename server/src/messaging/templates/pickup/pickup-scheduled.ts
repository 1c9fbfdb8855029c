import { missedBy } from '@hammerdock/contract/texts/missed-receipts.ts';
import { formatPickupWindow, toIso } from '@hammerdock/domain/time.ts';
import type { AppContext } from '../../../context.ts';
import { listReadyReceipts } from '../../../store/pickup/ready-lots.ts';
import { findVisitById } from '../../../store/pickup/visits.ts';
import { viewReadyReceipt } from '../../../views/pickup/visit.ts';
import { calendarLink, pickupTimesLink } from '../../links.ts';
import { sendNotification } from '../../send-notification.ts';

/** Confirms a pickup time (R32), unless it was changed or given back since. */
export async function notifyPickupTime(
  context: AppContext,
  { visitId, sequence }: { visitId: string; sequence: number },
): Promise<void> {
  const visit = await findVisitById(context.workerDb, visitId);
  if (visit === undefined || visit.sequence !== sequence || visit.endedAt !== null) return;
  const { userId, centerId, startsAt, endsAt, name, address, city, state, zip } = visit;
  if (startsAt === null || endsAt === null) return;
  const time = formatPickupWindow(startsAt, endsAt);
  const receipts = (await listReadyReceipts(context.workerDb, userId))
    .filter((receipt) => receipt.centerId === centerId)
    .map(viewReadyReceipt);
  const missed = missedBy(receipts, { starts_at: toIso(startsAt), ends_at: toIso(endsAt) });
  await sendNotification(context, {
    userId,
    kind: 'pickup',
    template: 'pickup-scheduled',
    reason: `${visitId} ${sequence}`,
    subject: `Your pickup time: ${time}`,
    content: {
      heading: 'Your pickup time is set',
      paragraphs: [
        `${time} ET`,
        `${name}, ${address}, ${city}, ${state} ${zip}`,
        missed.length === 0
          ? 'Come any time within these hours and have your Checkout QR Code ready.'
          : 'Have your Checkout QR Code ready.',
        ...missed,
        'If your plans change, choose another time or cancel. ' +
          'Your items stay ready until their pickup window ends.',
      ],
      button: { label: 'See your pickup', href: pickupTimesLink(context) },
      footnotes: [{ label: 'Add to calendar', href: calendarLink(context, visitId) }],
    },
  });
}
