// The link to choose a new password (AUTH-03): single use, 30 minutes, made from the configured
// origin and never from what a request says its host is.
import { minutes } from '@hammerdock/domain/time.ts';
import type { Tx } from '../db/database.ts';
import { digest, newId, newSecret } from '../gateways/ids.ts';
import { insertCode } from '../store/codes.ts';
import type { Account } from '../store/users.ts';
import { queueMessage } from './queue-message.ts';
import { awaitTurn, letterToNobody } from './send-code.ts';

const LIFETIME = minutes(30);
const PURPOSE = 'password reset';

/** Does the same work for a known and an unknown email, so that neither answer nor time tells. */
export async function sendResetLink(
  tx: Tx,
  wish: { email: string; account: Account | null; origin: string },
): Promise<void> {
  const { email, account } = wish;
  const turn = await awaitTurn(tx, `reset ${email.toLowerCase()}`);
  if (turn.retryAfterSeconds !== null) return;
  const id = newId();
  const secret = newSecret();
  await insertCode(tx, {
    id,
    purpose: account === null ? `${PURPOSE} of nobody` : `${PURPOSE} ${account.id}`,
    target: `reset ${email.toLowerCase()}`,
    codeHash: digest(secret),
    sentAt: turn.now,
    expiresAt: turn.now + LIFETIME,
  });
  const link = `${wish.origin}/reset_password?token=${id}.${secret}`;
  await queueMessage(tx, {
    dedupeKey: `reset ${id}`,
    userId: account?.id ?? null,
    channel: 'email',
    template: 'password-reset',
    recipient: email,
    ...(account === null ? letterToNobody : letterTo(account.firstName, link)),
  });
}

/** The user a link was made for, if it was; whether it is still good is the caller's to ask. */
export const userOfResetPurpose = (purpose: string): string | null =>
  /^password reset ([0-9a-f-]{36})$/.exec(purpose)?.[1] ?? null;

const letterTo = (firstName: string, link: string) => ({
  subject: 'Choose a new password',
  letter: {
    heading: 'Choose a new password',
    paragraphs: [
      `Hello ${firstName}, with this link you can choose a new password within 30 minutes, once.`,
      'If you did not ask for it, there is nothing to do: your password stays as it is.',
    ],
    button: { label: 'Choose a new password', href: link },
  },
});
