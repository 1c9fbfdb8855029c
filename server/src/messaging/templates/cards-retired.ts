import type { AppContext } from '../../context.ts';
import { cardsLink } from '../links.ts';
import { sendNotification } from '../send-notification.ts';

/** The store has changed its payment provider, which knows none of the saved cards. */
export const notifyCardsRetired = (
  context: AppContext,
  { userId, factId }: { readonly userId: string; readonly factId: number },
): Promise<void> =>
  sendNotification(context, {
    userId,
    kind: 'payment',
    template: 'cards-retired',
    reason: String(factId),
    subject: 'Please add your card again',
    content: {
      heading: 'Please add your card again',
      paragraphs: [
        'We changed the company that processes our payments. The cards and bank accounts that ' +
          'you saved with us can’t be moved to it, so we removed them.',
        'Your bids, receipts and credit haven’t changed. Add a card before your next bid, and ' +
          'before a lot that you lead closes.',
      ],
      button: { label: 'Add a card', href: cardsLink(context) },
    },
  });
