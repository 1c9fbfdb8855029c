// Sends a six-digit code to an email or a phone: 60 s between sends, ten a day per requester, valid
// for ten minutes, and only the latest code is valid (R34).
import { foldAscii } from '@hammerdock/domain/text/fold-ascii.ts';
import { hours, minutes, seconds } from '@hammerdock/domain/time.ts';
import { readNow, type Tx } from '../../db/database.ts';
import { newCode, newId } from '../../security/ids.ts';
import type { Vault } from '../../security/vault.ts';
import { countSends, insertCode, lockTarget } from '../../store/accounts/codes.ts';
import type { Requester } from './code-requester.ts';
import { PLACEHOLDER, encryptSecret } from '../messaging/message-secret.ts';
import { queueMessage, type MessageDraft } from '../messaging/queue-message.ts';

export const RESEND_AFTER_SECONDS = 60;
const LIFETIME = minutes(10);
const DAY = hours(24);
const SENDS_A_DAY = 10;
/** Per target, for all strangers together. */
const STRANGERS_A_DAY = 20;

export type CodePurpose = 'email' | 'phone';

export interface CodeRequest {
  readonly purpose: CodePurpose;
  readonly target: string;
  /** null: no account has this email; the email says so, and the caller sees no difference. */
  readonly userId: string | null;
  readonly requester: Requester;
}

/** Returns null when the code was queued, else the seconds until the next send is allowed. */
export async function sendCode(tx: Tx, vault: Vault, request: CodeRequest): Promise<number | null> {
  const target = foldAscii(request.target);
  const { now, retryAfterSeconds } = await checkSendLimit(tx, target, request.requester);
  if (retryAfterSeconds !== null) return retryAfterSeconds;
  const id = newId();
  const code = newCode();
  const expiresAt = now + LIFETIME;
  await insertCode(tx, {
    id,
    purpose: request.purpose,
    target,
    codeHash: hashCode(vault, { codeId: id, userId: request.userId, code }),
    userId: request.userId,
    requestedBy: request.requester.source,
    sentAt: now,
    expiresAt,
  });
  const dedupeKey = `code ${id}`;
  const secret = encryptSecret(vault, { text: code, dedupeKey, until: expiresAt });
  await queueMessage(tx, { ...messageOf(request, dedupeKey), secret });
  return null;
}

/** A code is valid only for its account and its id. */
export const hashCode = (
  vault: Vault,
  given: { codeId: string; userId: string | null; code: string },
): string => vault.hmac(`${given.codeId}:${given.userId ?? ''}:${given.code}`);

/**
 * Limits sends to one target and returns the seconds to wait, if any. Sends by anyone count for
 * strangers, who also share a daily limit; only the owner's own sends count for the owner.
 */
export async function checkSendLimit(
  tx: Tx,
  target: string,
  { source, isOwner }: Requester,
): Promise<{ now: number; retryAfterSeconds: number | null }> {
  await lockTarget(tx, target);
  const now = await readNow(tx);
  const sends = await countSends(tx, { target, source, since: now - DAY });
  const { bySource, byStrangers } = sends;
  const latestAt = isOwner ? bySource.latestAt : sends.latestAt;
  const freeAt = Math.max(
    (latestAt ?? 0) + seconds(RESEND_AFTER_SECONDS),
    bySource.count >= SENDS_A_DAY ? (bySource.earliestAt ?? 0) + DAY : 0,
    !isOwner && byStrangers.count >= STRANGERS_A_DAY ? (byStrangers.earliestAt ?? 0) + DAY : 0,
  );
  return { now, retryAfterSeconds: freeAt > now ? Math.ceil((freeAt - now) / 1000) : null };
}

function messageOf(request: CodeRequest, dedupeKey: string): MessageDraft {
  const { purpose, userId, target: recipient } = request;
  const addressed = { dedupeKey, userId, template: 'verification-code', recipient };
  if (purpose === 'phone') {
    const text =
      `${PLACEHOLDER} is your Hammerdock code. It expires in 10 minutes. ` +
      'Never share it with anyone.';
    return { ...addressed, channel: 'sms', text };
  }
  if (userId === null) return { ...addressed, channel: 'email', ...noAccountEmail };
  return {
    ...addressed,
    channel: 'email',
    subject: `${PLACEHOLDER} is your Hammerdock code`,
    content: {
      heading: `Your code is ${PLACEHOLDER}`,
      paragraphs: [
        'Enter it on the page that asked for it to verify your email.',
        'It expires in 10 minutes. We’ll never ask you for it.',
      ],
    },
  };
}

/** Sent to an address without an account, so that the caller sees no difference. */
export const noAccountEmail = {
  subject: 'There is no account with this email',
  content: {
    heading: 'There is no account with this email',
    paragraphs: [
      'Someone, maybe you, tried to use this email at Hammerdock, but there’s no account with it.',
      'If this wasn’t you, you can ignore this email.',
    ],
  },
};
