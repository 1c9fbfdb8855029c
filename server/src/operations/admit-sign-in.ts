import { minutes } from '@hammerdock/domain/time.ts';
import { readNow, type Tx } from '../db/database.ts';
import { countSignInTry } from '../store/sign-in-tries.ts';

const TRIES_MAX = 10;
const WINDOW = minutes(15);

/**
 * Ten tries an account in 15 minutes, from whatever addresses; then the right password is refused
 * as well, so that guessing learns nothing. null, or the seconds until the window is over.
 */
export async function admitSignIn(
  tx: Tx,
  account: string,
  limitFactor: number,
): Promise<number | null> {
  const { tries, windowStartedAt } = await countSignInTry(tx, account, WINDOW);
  if (tries <= TRIES_MAX * limitFactor) return null;
  return Math.max(1, Math.ceil((windowStartedAt + WINDOW - (await readNow(tx))) / 1000));
}
