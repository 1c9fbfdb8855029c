import type { Tx } from '../db/database.ts';
import { newId } from '../gateways/ids.ts';
import { queueMessage } from './queue-message.ts';

/** The owner hears of it even when it was somebody else who changed the password. */
export const tellPasswordChanged = (
  tx: Tx,
  user: { userId: string; email: string },
): Promise<void> =>
  queueMessage(tx, {
    dedupeKey: `password changed ${newId()}`,
    userId: user.userId,
    channel: 'email',
    template: 'password-changed',
    recipient: user.email,
    subject: 'Your password was changed',
    letter: {
      heading: 'Your password was changed',
      paragraphs: [
        'All other devices were signed out.',
        'If it was not you, choose a new password by "Forgot password" at once.',
      ],
    },
  });
