import { formatClock, type Instant } from '@hammerdock/domain/time.ts';
import type { AppContext } from '../../context.ts';
import { findLotSubject } from '../../store/messaging/notification-subjects.ts';
import type { JobPayloads } from '../../events/job-requests.ts';
import { lotLink } from '../links.ts';
import { priceTextsFor } from '../price-text.ts';
import { sendNotification } from '../send-notification.ts';

/** R13, R68: another bid was retracted, and this bidder leads again with an exposed maximum. */
export async function notifyLeadingAgain(
  context: AppContext,
  { lotId, sequence, userId, loweringUntil }: JobPayloads['tell-leading-again'],
): Promise<void> {
  const lot = await findLotSubject(context.workerDb, lotId);
  if (lot === null || lot.phase !== 'open' || lot.leaderId !== userId) return;
  const prices = await priceTextsFor(context.workerDb, userId);
  await sendNotification(context, {
    userId,
    kind: 'leading',
    template: 'leading-again',
    reason: `${lotId} ${sequence}`,
    subject: `You’re winning again: ${lot.title}`,
    content: {
      heading: 'You’re winning again',
      paragraphs: [
        `Another bidder canceled a bid. ${lot.title} now stands at ` +
          `${prices.price(lot, lot.priceCents ?? 0)}, and you’re winning.`,
        ...(loweringUntil === null ? [] : [exposureText(loweringUntil)]),
      ],
      button: { label: 'See the lot', href: lotLink(context, lotId) },
    },
  });
}

const exposureText = (until: Instant): string =>
  'That bid revealed your maximum to other bidders. You can lower your maximum once, on the ' +
  `item page, until ${formatClock(until)} Eastern Time.`;
