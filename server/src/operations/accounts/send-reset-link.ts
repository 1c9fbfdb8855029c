// Sends the link to reset a password (AUTH-03): single use, valid for 30 minutes, made from the
// configured origin and never from the Host header.
import { foldAscii } from '@hammerdock/domain/text/fold-ascii.ts';
import type { Tx } from '../../db/database.ts';
import type { Vault } from '../../security/vault.ts';
import type { Account } from '../../store/accounts/users.ts';
import type { Requester } from './code-requester.ts';
import { createLink } from './email-link.ts';
import { PLACEHOLDER, encryptSecret } from '../messaging/message-secret.ts';
import { queueMessage } from '../messaging/queue-message.ts';
import { checkSendLimit, noAccountEmail } from './send-code.ts';

/** Does the same work for an unknown email, so that response and timing do not reveal accounts. */
export async function sendResetLink(
  tx: Tx,
  vault: Vault,
  request: { email: string; account: Account | null; origin: string; requester: Requester },
): Promise<void> {
  const { account } = request;
  // Not to the address as it was typed, which may be another mailbox (SF6).
  const email = account?.email ?? request.email;
  const target = `reset ${foldAscii(email)}`;
  const turn = await checkSendLimit(tx, target, request.requester);
  if (turn.retryAfterSeconds !== null) return;
  const userId = account?.id ?? null;
  const { id, token, expiresAt } = await createLink(tx, {
    kind: 'password reset',
    target,
    userId,
    requestedBy: request.requester.source,
    now: turn.now,
  });
  const dedupeKey = `reset ${id}`;
  const link = `${request.origin}/reset_password?token=${PLACEHOLDER}`;
  await queueMessage(tx, {
    dedupeKey,
    userId,
    channel: 'email',
    template: 'password-reset',
    recipient: email,
    secret: encryptSecret(vault, { text: token, dedupeKey, until: expiresAt }),
    ...(account === null ? noAccountEmail : resetEmail(account.firstName, link)),
  });
}

const resetEmail = (firstName: string, link: string) => ({
  subject: 'Choose a new password',
  content: {
    heading: 'Choose a new password',
    paragraphs: [
      `Hi ${firstName}, use this link to choose a new password. ` +
        'It works once, within 30 minutes.',
      'If you didn’t ask for this, you can ignore this email. Your password won’t change.',
    ],
    button: { label: 'Choose a new password', href: link },
  },
});
