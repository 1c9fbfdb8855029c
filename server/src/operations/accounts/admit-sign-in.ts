// Limits password attempts (S10). They are counted per account and address together, so that an
// attacker cannot lock the owner out; a known device has its own count (SF15).
import { minutes, type Instant } from '@hammerdock/domain/time.ts';
import { readNow, type Tx } from '../../db/database.ts';
import {
  countSignInTry,
  forgetSignInTries,
  uncountSignInTry,
  type SignInTries,
} from '../../store/accounts/sign-in-tries.ts';

const WINDOW = minutes(15);
const TRIES_MAX = 10;
/** For all unknown devices together, so that using many addresses does not allow more guesses. */
const UNKNOWN_MAX = 50;

export interface SignInAttempt {
  /** The account's id, or a placeholder for a login that does not exist. */
  readonly account: string;
  readonly addressKey: string;
  /** null: the account has not signed in on this device before. */
  readonly knownDeviceHash: string | null;
}

/** The seconds until the next attempt, during which the right password is refused too, or null. */
export async function admitSignIn(
  tx: Tx,
  attempt: SignInAttempt,
  limitFactor: number,
): Promise<number | null> {
  const waits: number[] = [];
  for (const { counter, max } of countersOf(attempt)) {
    const counted = await countSignInTry(tx, counter, WINDOW);
    if (counted.tries > max * limitFactor) waits.push(waitOf(counted, await readNow(tx)));
  }
  return waits.length === 0 ? null : Math.max(...waits);
}

/** A successful attempt is not counted. Attempts from other addresses stay counted. */
export async function recordSignInSuccess(tx: Tx, attempt: SignInAttempt): Promise<void> {
  for (const { counter, isShared } of countersOf(attempt)) {
    if (isShared) await uncountSignInTry(tx, counter);
    else await forgetSignInTries(tx, counter);
  }
}

/** After a password reset the owner may sign in immediately. */
export async function forgetFailedSignIns(tx: Tx, attempt: SignInAttempt): Promise<void> {
  for (const { counter } of countersOf(attempt)) await forgetSignInTries(tx, counter);
}

const waitOf = ({ windowStartedAt }: SignInTries, now: Instant): number =>
  Math.max(1, Math.ceil((windowStartedAt + WINDOW - now) / 1000));

/** A fixed order, so that concurrent attempts do not deadlock. */
const countersOf = ({ account, addressKey, knownDeviceHash }: SignInAttempt) =>
  knownDeviceHash === null
    ? [
        { counter: `${account} from anywhere`, max: UNKNOWN_MAX, isShared: true },
        { counter: `${account} from ${addressKey}`, max: TRIES_MAX, isShared: false },
      ]
    : [{ counter: `${account} on ${knownDeviceHash}`, max: TRIES_MAX, isShared: false }];
