// A link for one account and one purpose, valid once and for 30 minutes.
import { minutes, type Instant } from '@hammerdock/domain/time.ts';
import type { Tx } from '../../db/database.ts';
import { markPurposeUsed } from '../../store/accounts/codes.ts';
import { findToken, createToken, type NewSecret } from './email-link-token.ts';

const LIFETIME = minutes(30);

export type LinkKind = 'password reset' | 'email link';

export interface LinkRequest {
  readonly kind: LinkKind;
  readonly target: string;
  /** null: no account has this email; the same work is done, and the link is not valid. */
  readonly userId: string | null;
  readonly requestedBy: string;
  readonly now: Instant;
}

/** The stored purpose of a link that was requested for an unknown email. */
const WITHOUT_ACCOUNT = 'of nobody';

export const createLink = (
  tx: Tx,
  { kind, target, userId, requestedBy, now }: LinkRequest,
): Promise<NewSecret> =>
  createToken(tx, {
    purpose: `${kind} ${userId ?? WITHOUT_ACCOUNT}`,
    target,
    userId,
    requestedBy,
    sentAt: now,
    expiresAt: now + LIFETIME,
  });

/** Uses a link and returns its account and target; null when unknown, used or expired. */
export async function consumeLink(
  tx: Tx,
  kind: LinkKind,
  token: string,
): Promise<{ userId: string; target: string } | null> {
  const link = await findToken(tx, token);
  const userId = new RegExp(`^${kind} ([0-9a-f-]{36})$`).exec(link?.purpose ?? '')?.[1];
  if (link === null || userId === undefined) return null;
  await markPurposeUsed(tx, link.purpose);
  return { userId, target: link.target };
}
