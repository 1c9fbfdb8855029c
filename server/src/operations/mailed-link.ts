// A link that is good once, for 30 minutes, and for one thing; its secret is stored hashed.
import { minutes, type Instant } from '@hammerdock/domain/time.ts';
import { readNow, type Tx } from '../db/database.ts';
import { digest, newId, newSecret } from '../gateways/ids.ts';
import { insertCode, lockCode, markPurposeUsed } from '../store/codes.ts';

const LIFETIME = minutes(30);
const ID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const TOKEN = new RegExp(`^(${ID})\\.([\\w-]{43})$`);

export type LinkKind = 'password reset' | 'email link';

export interface LinkWish {
  readonly kind: LinkKind;
  readonly target: string;
  /** null: nobody has this email; the same work is done, and the link leads nowhere. */
  readonly userId: string | null;
  readonly now: Instant;
}

export async function makeLink(
  tx: Tx,
  { kind, target, userId, now }: LinkWish,
): Promise<{ id: string; token: string }> {
  const id = newId();
  const secret = newSecret();
  await insertCode(tx, {
    id,
    purpose: `${kind} ${userId ?? 'of nobody'}`,
    target,
    codeHash: digest(secret),
    sentAt: now,
    expiresAt: now + LIFETIME,
  });
  return { id, token: `${id}.${secret}` };
}

/** For whom and what a link was made, using it up; null when unknown, used or past its time. */
export async function takeLink(
  tx: Tx,
  kind: LinkKind,
  token: string,
): Promise<{ userId: string; target: string } | null> {
  const [, codeId, secret] = TOKEN.exec(token) ?? [];
  if (codeId === undefined || secret === undefined) return null;
  const link = await lockCode(tx, codeId);
  if (link === undefined || link.codeHash !== digest(secret)) return null;
  if (link.usedAt !== null || link.expiresAt <= (await readNow(tx))) return null;
  const userId = new RegExp(`^${kind} (${ID})$`).exec(link.purpose)?.[1];
  if (userId === undefined) return null;
  await markPurposeUsed(tx, link.purpose);
  return { userId, target: link.target };
}
