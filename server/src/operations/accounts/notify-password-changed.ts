import type { Tx } from '../../db/database.ts';
import { newId } from '../../security/ids.ts';
import { queueNotification } from '../messaging/queue-notification.ts';
import type { LinkMaker } from '../messaging/unsubscribe-link.ts';

/** Lets the owner react when someone else changed the password. */
export const notifyPasswordChanged = (tx: Tx, context: LinkMaker, userId: string): Promise<void> =>
  queueNotification(tx, context, {
    userId,
    kind: 'account',
    template: 'password-changed',
    reason: newId(),
    subject: 'Your password was changed',
    content: {
      heading: 'Your password was changed',
      paragraphs: [
        'All other devices were signed out.',
        'If this wasn’t you, use “Forgot password” right away to choose a new one.',
      ],
    },
  });
