// Who may try a password (S10). Tries count against the account and the address together, so that
// nobody locks an owner out from elsewhere; a known device has a count of its own (SF15).
import { minutes, type Instant } from '@hammerdock/domain/time.ts';
import { readNow, type Tx } from '../db/database.ts';
import {
  countSignInTry,
  forgetSignInTries,
  uncountSignInTry,
  type SignInTries,
} from '../store/sign-in-tries.ts';

const WINDOW = minutes(15);
const TRIES_MAX = 10;
/** From all unknown devices together, so that many addresses do not multiply the guesses. */
const UNKNOWN_MAX = 50;

export interface SignInAttempt {
  /** The account's id, or what stands for a login that no account has. */
  readonly account: string;
  readonly addressKey: string;
  /** null: the account has not signed in on it before. */
  readonly knownDeviceHash: string | null;
}

/** null, or the seconds until the next try; then the right password is refused as well. */
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

/** Only wrong tries stay counted. What others tried from elsewhere stays counted too. */
export async function recordSignInSuccess(tx: Tx, attempt: SignInAttempt): Promise<void> {
  for (const { counter, isShared } of countersOf(attempt)) {
    if (isShared) await uncountSignInTry(tx, counter);
    else await forgetSignInTries(tx, counter);
  }
}

/** After a reset the owner of the mailbox may try again at once. */
export async function forgetFailedSignIns(tx: Tx, attempt: SignInAttempt): Promise<void> {
  for (const { counter } of countersOf(attempt)) await forgetSignInTries(tx, counter);
}

const waitOf = ({ windowStartedAt }: SignInTries, now: Instant): number =>
  Math.max(1, Math.ceil((windowStartedAt + WINDOW - now) / 1000));

/** In one order, so that two tries at once wait for each other and no more. */
const countersOf = ({ account, addressKey, knownDeviceHash }: SignInAttempt) =>
  knownDeviceHash === null
    ? [
        { counter: `${account} from anywhere`, max: UNKNOWN_MAX, isShared: true },
        { counter: `${account} from ${addressKey}`, max: TRIES_MAX, isShared: false },
      ]
    : [{ counter: `${account} on ${knownDeviceHash}`, max: TRIES_MAX, isShared: false }];
