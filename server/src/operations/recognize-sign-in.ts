// Whose sign-in is tried, and whether from a browser that the account signed in with before.
import type { Db } from '../db/database.ts';
import { NIL_ID } from '../store/id-shape.ts';
import { isKnownDevice } from '../store/sign-in-devices.ts';
import { findAccountByLogin, type Account } from '../store/users.ts';

export interface RecognizedSignIn {
  readonly account: Account | undefined;
  readonly isKnown: boolean;
}

/** Makes the same queries for an account that exists and one that does not (R35). */
export async function recognizeSignIn(
  db: Db,
  { login, deviceHash }: { login: string; deviceHash: string },
): Promise<RecognizedSignIn> {
  const account = await findAccountByLogin(db, login);
  const isKnown = await isKnownDevice(db, { userId: account?.id ?? NIL_ID, deviceHash });
  return { account, isKnown };
}
