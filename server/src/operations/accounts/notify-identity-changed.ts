// Notifies the owner of a changed phone number or username, also at the old phone (S17).
import type { Tx } from '../../db/database.ts';
import { newId } from '../../security/ids.ts';
import type { Account } from '../../store/accounts/users.ts';
import { queueMessage } from '../messaging/queue-message.ts';
import { queueNotification } from '../messaging/queue-notification.ts';
import type { LinkMaker } from '../messaging/unsubscribe-link.ts';

interface Change {
  /** The account before the change. */
  readonly before: Account;
  readonly what: 'phone number' | 'username';
}

export async function notifyIdentityChanged(
  tx: Tx,
  context: LinkMaker,
  { before, what }: Change,
): Promise<void> {
  const { id: userId, phone, phoneVerifiedAt } = before;
  const { origin } = context.config;
  const reason = newId();
  const subject = `Your ${what} was changed`;
  await queueNotification(tx, context, {
    userId,
    kind: 'account',
    template: 'identity-changed',
    reason,
    subject,
    content: {
      heading: subject,
      paragraphs: [
        `The ${what} of your Hammerdock account was changed using your current password.`,
        'If this wasn’t you, choose a new password right away. That signs out all other devices.',
      ],
      button: { label: 'Choose a new password', href: `${origin}/forgot_password` },
    },
  });
  if (what !== 'phone number' || phoneVerifiedAt === null) return;
  await queueMessage(tx, {
    channel: 'sms',
    dedupeKey: `identity-changed ${reason} ${userId} sms`,
    userId,
    template: 'identity-changed',
    recipient: phone,
    text:
      'Hammerdock: this number was removed from your account. If this was not you, choose a new ' +
      `password: ${origin}/forgot_password`,
  });
}
