// Sends the link that verifies an email (AUTH-07), made from the configured origin.
import { foldAscii } from '@hammerdock/domain/text/fold-ascii.ts';
import type { Tx } from '../../db/database.ts';
import type { Vault } from '../../security/vault.ts';
import type { Account } from '../../store/accounts/users.ts';
import { ownerOf } from './code-requester.ts';
import { createLink } from './email-link.ts';
import { PLACEHOLDER, encryptSecret } from '../messaging/message-secret.ts';
import { queueMessage } from '../messaging/queue-message.ts';
import { checkSendLimit } from './send-code.ts';

/** The target under which verification links of this email are stored. */
export const verifyTargetOf = (email: string): string => `verify ${foldAscii(email)}`;

/** Returns null when the link was queued, else the seconds until the next send is allowed. */
export async function sendVerifyLink(
  tx: Tx,
  vault: Vault,
  { account, origin }: { account: Account; origin: string },
): Promise<number | null> {
  const { id: userId, email, firstName } = account;
  const target = verifyTargetOf(email);
  const requester = ownerOf(userId);
  const { now, retryAfterSeconds } = await checkSendLimit(tx, target, requester);
  if (retryAfterSeconds !== null) return retryAfterSeconds;
  const requestedBy = requester.source;
  const request = { kind: 'email link', target, userId, requestedBy, now } as const;
  const { id, token, expiresAt } = await createLink(tx, request);
  const dedupeKey = `verify ${id}`;
  await queueMessage(tx, {
    dedupeKey,
    userId,
    channel: 'email',
    template: 'verify-email',
    recipient: email,
    secret: encryptSecret(vault, { text: token, dedupeKey, until: expiresAt }),
    subject: 'Verify your email',
    content: {
      heading: 'Verify your email',
      paragraphs: [
        `Hi ${firstName}, use this link to verify your email. It works once, within 30 minutes.`,
        'If you didn’t ask for this, you can ignore this email.',
      ],
      button: {
        label: 'Verify my email',
        href: `${origin}/verify_email?token=${PLACEHOLDER}`,
      },
    },
  });
  return null;
}
