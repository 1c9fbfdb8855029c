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
        'You have an unpaid receipt, so you can’t place new bids until it’s paid.',
        'Your current bids still count. Once every receipt is paid, you can bid again right away.',
      ],
      button: { label: 'See your receipts', href: openInvoicesLink(context) },
    },
  });
