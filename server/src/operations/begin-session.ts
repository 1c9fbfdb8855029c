// A session begins: by password, by verified codes. The token is given once and stored hashed.
import { hours } from '@hammerdock/domain/time.ts';
import { readNow, type Tx } from '../db/database.ts';
import { digest, newId, newSecret } from '../gateways/ids.ts';
import { endSession, insertSession } from '../store/sessions.ts';
import { tellNewSignIn } from './tell-new-sign-in.ts';

const REMEMBERED = hours(24 * 30);
const UNREMEMBERED = hours(24);

export interface SessionWish {
  readonly userId: string;
  readonly persistent: boolean;
  readonly userAgent: string;
  /** For the letter about a sign-in from somewhere new. */
  readonly origin: string;
  /** The session the caller came with: it ends, so that no session outlives a sign-in. */
  readonly earlierSessionId: string | null;
}

export async function beginSession(tx: Tx, wish: SessionWish): Promise<string> {
  const { userId, persistent, userAgent, origin, earlierSessionId } = wish;
  if (earlierSessionId !== null) await endSession(tx, earlierSessionId);
  const token = newSecret();
  const id = newId();
  await tellNewSignIn(tx, { userId, sessionId: id, userAgent, origin });
  await insertSession(tx, {
    id,
    tokenHash: digest(token),
    userId,
    persistent,
    userAgent,
    expiresAt: (await readNow(tx)) + (persistent ? REMEMBERED : UNREMEMBERED),
  });
  return token;
}
