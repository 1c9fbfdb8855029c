import { formatDateTime, type Instant } from '@hammerdock/domain/time.ts';
import type { AppContext } from '../../context.ts';
import { findLotSubject } from '../../store/messaging/notification-subjects.ts';
import { listBiddersOfLots } from '../../store/auctions/lot-people.ts';
import { lotLink } from '../links.ts';
import { sendNotification } from '../send-notification.ts';

interface Extension {
  readonly lotId: string;
  readonly sequence: number;
  readonly closesAt: Instant;
  readonly reason: string;
}

/** R21: notifies the bidders of the new close and the reason for it. */
export async function notifyLotExtended(context: AppContext, extension: Extension): Promise<void> {
  const { lotId, sequence, closesAt, reason } = extension;
  const lot = await findLotSubject(context.workerDb, lotId);
  if (lot === null) return;
  for (const { userId } of await listBiddersOfLots(context.workerDb, [lotId])) {
    await sendNotification(context, {
      userId,
      kind: 'moreTime',
      template: 'lot-extended',
      reason: `${lotId} ${sequence}`,
      subject: `More time to bid: ${lot.title}`,
      content: {
        heading: 'More time to bid',
        paragraphs: [reason, `${lot.title} now closes on ${formatDateTime(closesAt)} ET.`],
        button: { label: 'See the lot', href: lotLink(context, lotId) },
      },
    });
  }
}
