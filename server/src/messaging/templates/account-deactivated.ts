import type { AppContext } from '../../context.ts';
import { openInvoicesLink } from '../links.ts';
import { sendNotification } from '../send-notification.ts';

/** R24. `factId` is the id of the event, which distinguishes repeated deactivations. */
export const notifyDeactivated = (
  context: AppContext,
  { userId, factId }: { userId: string; factId: number },
): Promise<void> =>
  sendNotification(context, {
    userId,
    kind: 'account',
    template: 'account-deactivated',
    reason: String(factId),
    subject: 'Your account is deactivated',
    content: {
      heading: 'Your account is deactivated',
      paragraphs: [
        'You have an unpaid receipt. You can’t place new bids until it’s paid.',
        'Your current bids remain valid. Pay all unpaid receipts to reactivate your account.',
      ],
      button: { label: 'See your receipts', href: openInvoicesLink(context) },
    },
  });
