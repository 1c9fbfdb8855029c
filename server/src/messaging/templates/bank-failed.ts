import { BANK_TRIES_MAX } from '@hammerdock/domain/invoicing/bank-verification.ts';
import type { AppContext } from '../../context.ts';
import type { EventPayloads } from '../../events/domain-event.ts';
import { findSource } from '../../store/payments/cards.ts';
import { cardsLink } from '../links.ts';
import { sendNotification } from '../send-notification.ts';

/** CARD-06: the account can't be used; the buyer may add it again. */
export async function notifyBankFailed(
  context: AppContext,
  { sourceId, userId }: EventPayloads['bank.failed'],
): Promise<void> {
  const bank = await findSource(context.workerDb, userId, sourceId);
  if (bank?.kind !== 'bank') return;
  const account = `${bank.brand} ending in ${bank.last4}`;
  const why =
    bank.verifyTries >= BANK_TRIES_MAX
      ? 'The amounts of our two deposits were entered wrong too many times.'
      : 'Our small deposits didn’t reach it, or no one confirmed them in time.';
  await sendNotification(context, {
    userId,
    kind: 'payment',
    template: 'bank-failed',
    reason: sourceId,
    subject: 'We couldn’t verify your bank account',
    content: {
      heading: `${account} isn’t verified`,
      paragraphs: [
        `${why} We can’t charge this account.`,
        'To pay from it, delete it and add it again. Check the routing and account numbers first.',
        'You can also pay with a card at any time.',
      ],
      button: { label: 'Open cards and banks', href: cardsLink(context) },
    },
  });
}
