import { dollarsOf } from '@hammerdock/domain/text/format.ts';
import type { EventPayloads } from '../../events/domain-event.ts';
import type { AppContext } from '../../context.ts';
import { creditsLink } from '../links.ts';
import { sendNotification } from '../send-notification.ts';

const WHY = {
  'coupon redeemed': 'Your coupon was applied.',
  'invite rewarded':
    'Someone you invited paid their first receipt. Thank you for spreading the word.',
} as const;

export const notifyCreditGranted = (
  context: AppContext,
  { userId, journalId, amountCents, reason }: EventPayloads['credit.granted'],
): Promise<void> =>
  sendNotification(context, {
    userId,
    kind: 'credit',
    template: 'credit-granted',
    reason: journalId,
    subject: `You have ${dollarsOf(amountCents)} in new credit`,
    content: {
      heading: `${dollarsOf(amountCents)} in new credit`,
      paragraphs: [WHY[reason], 'Use it at checkout.'],
      button: { label: 'See my credits', href: creditsLink(context) },
    },
  });
