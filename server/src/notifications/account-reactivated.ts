import type { AppContext } from '../context.ts';
import { homeLink } from './links.ts';
import { sendLetter } from './send-letter.ts';

export const tellReactivated = (
  context: AppContext,
  { userId, factId }: { userId: string; factId: number },
): Promise<void> =>
  sendLetter(context, {
    userId,
    kind: 'account',
    template: 'account-reactivated',
    reason: String(factId),
    subject: 'Your account is active again',
    letter: {
      heading: 'Your account is active again',
      paragraphs: ['You can place bids again.'],
      button: { label: 'Continue bidding', href: homeLink(context) },
    },
  });
