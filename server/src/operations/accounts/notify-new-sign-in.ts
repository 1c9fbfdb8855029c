// Notifies the owner of a sign-in from a browser that the account was not used with before.
import { formatDateTime } from '@hammerdock/domain/time.ts';
import { readNow, type Tx } from '../../db/database.ts';
import { listUserAgents } from '../../store/accounts/sessions.ts';
import { queueNotification } from '../messaging/queue-notification.ts';
import type { LinkMaker } from '../messaging/unsubscribe-link.ts';

interface SignIn {
  readonly userId: string;
  readonly sessionId: string;
  readonly userAgent: string;
}

/** Runs before the new session is written. The very first sign-in of an account is not notified. */
export async function notifyNewSignIn(tx: Tx, context: LinkMaker, signIn: SignIn): Promise<void> {
  const { userId, sessionId, userAgent } = signIn;
  const known = await listUserAgents(tx, userId);
  if (known.length === 0 || known.some((one) => programOf(one) === programOf(userAgent))) return;
  const at = formatDateTime(await readNow(tx));
  await queueNotification(tx, context, {
    userId,
    kind: 'account',
    template: 'new-sign-in',
    reason: sessionId,
    subject: 'New sign-in to your account',
    content: {
      heading: 'New sign-in to your account',
      paragraphs: [
        `Someone signed in on ${at} ET from a browser or device we haven’t ` +
          'seen on your account before.',
        'If this was you, you’re all set. If not, choose a new password right ' +
          'away. That signs out all other devices.',
      ],
      button: { label: 'Choose a new password', href: `${context.config.origin}/forgot_password` },
    },
  });
}

/** Without version numbers, so that an updated browser is not a new one. */
const programOf = (userAgent: string): string => userAgent.replaceAll(/\d[\d._]*/g, '');
