// Starts a session after a password or verified codes. Only the hash of its token is stored.
import { hours } from '@hammerdock/domain/time.ts';
import type { Ctx } from '../../context.ts';
import { readNow, type Tx } from '../../db/database.ts';
import { digest, newId, newSecret } from '../../security/ids.ts';
import { renewDevice } from '../../store/accounts/sign-in-devices.ts';
import { endSession, insertSession } from '../../store/accounts/sessions.ts';
import { notifyNewSignIn } from './notify-new-sign-in.ts';
import type { LinkMaker } from '../messaging/unsubscribe-link.ts';

const REMEMBERED = hours(24 * 30);
const UNREMEMBERED = hours(24);

export interface SessionWish {
  readonly userId: string;
  readonly persistent: boolean;
}

type CallerOfSession = Pick<Ctx, 'actor' | 'userAgent' | 'deviceToken'> & LinkMaker;

export interface BegunSession {
  readonly userToken: string;
  /** For the cookie that identifies this browser as a known device (SF15). */
  readonly deviceToken: string;
}

export async function beginSession(
  tx: Tx,
  caller: CallerOfSession,
  { userId, persistent }: SessionWish,
): Promise<BegunSession> {
  const { actor, userAgent, deviceToken: oldDevice } = caller;
  // Ends the caller's previous session, so that no session outlives a sign-in.
  if (actor !== null) await endSession(tx, actor.sessionId);
  const begun = { userToken: newSecret(), deviceToken: newSecret() };
  const id = newId();
  await notifyNewSignIn(tx, caller, { userId, sessionId: id, userAgent });
  await insertSession(tx, {
    id,
    tokenHash: digest(begun.userToken),
    userId,
    persistent,
    userAgent,
    expiresAt: (await readNow(tx)) + (persistent ? REMEMBERED : UNREMEMBERED),
  });
  await renewDevice(tx, {
    userId,
    oldHash: oldDevice === null ? null : digest(oldDevice),
    newHash: digest(begun.deviceToken),
  });
  return begun;
}
