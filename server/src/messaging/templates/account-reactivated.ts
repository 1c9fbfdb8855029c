import type { AppContext } from '../../context.ts';
import { homeLink } from '../links.ts';
import { sendNotification } from '../send-notification.ts';

export const notifyReactivated = (
  context: AppContext,
  { userId, factId }: { userId: string; factId: number },
): Promise<void> =>
  sendNotification(context, {
    userId,
    kind: 'account',
    template: 'account-reactivated',
    reason: String(factId),
    subject: 'Your account is active again',
    content: {
      heading: 'Your account is active again',
      paragraphs: ['You can place bids again.'],
      button: { label: 'Continue bidding', href: homeLink(context) },
    },
  });
