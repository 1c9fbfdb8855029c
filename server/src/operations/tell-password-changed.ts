import type { Tx } from '../db/database.ts';
import { newId } from '../gateways/ids.ts';
import { queueNotice } from './queue-notice.ts';

/** The owner hears of it even when it was somebody else who changed the password. */
export const tellPasswordChanged = (
  tx: Tx,
  { userId, origin }: { userId: string; origin: string },
): Promise<void> =>
  queueNotice(tx, origin, {
    userId,
    kind: 'account',
    template: 'password-changed',
    reason: newId(),
    subject: 'Your password was changed',
    letter: {
      heading: 'Your password was changed',
      paragraphs: [
        'All other devices were signed out.',
        'If it was not you, choose a new password by "Forgot password" at once.',
      ],
    },
  });
