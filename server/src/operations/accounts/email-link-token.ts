// The token of a link in an email: an id and a secret. Only the hash of the secret is stored.
import { readLinkToken } from '@hammerdock/domain/checks/link-token.ts';
import type { Instant } from '@hammerdock/domain/time.ts';
import { readNow, type Tx } from '../../db/database.ts';
import { digest, newId, newSecret } from '../../security/ids.ts';
import { insertCode, lockCode } from '../../store/accounts/codes.ts';

interface NewToken {
  readonly purpose: string;
  readonly target: string;
  readonly userId: string | null;
  readonly requestedBy: string;
  readonly sentAt: Instant;
  readonly expiresAt: Instant;
}

export interface NewSecret {
  readonly id: string;
  readonly token: string;
  readonly expiresAt: Instant;
}

export async function createToken(tx: Tx, token: NewToken): Promise<NewSecret> {
  const id = newId();
  const secret = newSecret();
  await insertCode(tx, { id, codeHash: digest(secret), ...token });
  return { id, token: `${id}.${secret}`, expiresAt: token.expiresAt };
}

/** Finds a token and locks its row; null when it is unknown, used or expired. */
export async function findToken(
  tx: Tx,
  token: string,
): Promise<{ id: string; purpose: string; target: string } | null> {
  const read = readLinkToken(token);
  if (read === null) return null;
  const found = await lockCode(tx, read.id);
  if (found === undefined || found.codeHash !== digest(read.secret)) return null;
  if (found.usedAt !== null || found.expiresAt <= (await readNow(tx))) return null;
  return found;
}
