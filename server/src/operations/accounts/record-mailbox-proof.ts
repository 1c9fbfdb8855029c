// The first proof of a mailbox decides who owns the account. Someone else may have created it with
// this email, so earlier registrations and sessions end, and so does a password that the prover may
// not have set (decision 0033).
import type { Actor } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { appendEvent } from '../../events/outbox.ts';
import { clearEmailFault } from '../../store/messaging/undeliverable.ts';
import { endRegistrationsOf } from '../../store/accounts/registrations.ts';
import { endOtherSessions } from '../../store/accounts/sessions.ts';
import { forgetOtherDevices } from '../../store/accounts/sign-in-devices.ts';
import { endPassword, getAccount, markEmailVerified } from '../../store/accounts/users.ts';
import { queueNotification } from '../messaging/queue-notification.ts';
import type { LinkMaker } from '../messaging/unsubscribe-link.ts';

export interface MailboxProof {
  readonly userId: string;
  /** In a registration or a session of the account, the prover has chosen the password. */
  readonly within: 'registration' | 'session' | 'password reset' | 'nothing';
  /** The session that stays; null: all end. */
  readonly sessionId: string | null;
}

export async function recordMailboxProof(
  tx: Tx,
  context: LinkMaker,
  proof: MailboxProof,
): Promise<void> {
  const { userId, within, sessionId } = proof;
  // Locked before the account's row, as in verifyRegistration.
  await endRegistrationsOf(tx, userId);
  const { email, emailVerifiedAt } = await getAccount(tx, userId);
  // The mailbox works, whatever was reported before.
  await clearEmailFault(tx, email);
  if (emailVerifiedAt !== null) return;
  await markEmailVerified(tx, userId);
  // Welcomed only now: the email may be somebody else's until it is verified.
  await appendEvent(tx, 'user.registered', { userId });
  await endOtherSessions(tx, userId, sessionId);
  if (within === 'registration' || within === 'session') return;
  await endPassword(tx, userId);
  await forgetOtherDevices(tx, userId, null);
  // A reset sets the new password in the same transaction.
  if (within === 'nothing') await notifyPasswordEnded(tx, context, userId);
}

/** A proof by a code or a link, in a session of the account or without one. */
export const proofBy = (actor: Actor | null, userId: string): MailboxProof =>
  actor?.userId === userId
    ? { userId, within: 'session', sessionId: actor.sessionId }
    : { userId, within: 'nothing', sessionId: null };

const notifyPasswordEnded = (tx: Tx, context: LinkMaker, userId: string): Promise<void> =>
  queueNotification(tx, context, {
    userId,
    kind: 'account',
    template: 'password-ended',
    reason: userId,
    subject: 'Choose a password for your account',
    content: {
      heading: 'Choose a password for your account',
      paragraphs: [
        'Your email was just verified for the first time, on a different device than the one ' +
          'that created the account.',
        'In case someone else created it, we turned off its password and signed out all ' +
          'devices. Choose a new password to continue.',
      ],
      button: { label: 'Choose a password', href: `${context.config.origin}/forgot_password` },
    },
  });
