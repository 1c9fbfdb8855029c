import type { AppContext } from '../context.ts';
import { openInvoicesLink } from './links.ts';
import { sendLetter } from './send-letter.ts';

/** R24. The fact's own number tells one deactivation from the next. */
export const tellDeactivated = (
  context: AppContext,
  { userId, factId }: { userId: string; factId: number },
): Promise<void> =>
  sendLetter(context, {
    userId,
    kind: 'account',
    template: 'account-deactivated',
    reason: String(factId),
    subject: 'Your account is deactivated',
    letter: {
      heading: 'Your account is deactivated',
      paragraphs: [
        'You have an unpaid receipt. You can’t place new bids until it’s paid.',
        'Your current bids remain valid. Pay all unpaid receipts to reactivate your account.',
      ],
      button: { label: 'See your receipts', href: openInvoicesLink(context) },
    },
  });
