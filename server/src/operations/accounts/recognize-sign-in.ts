// Finds the account of a sign-in attempt, and whether its browser is a known device.
import type { Db } from '../../db/database.ts';
import { NIL_ID } from '../../store/platform/id-shape.ts';
import { isKnownDevice } from '../../store/accounts/sign-in-devices.ts';
import { findAccountByLogin, type Account } from '../../store/accounts/users.ts';

export interface RecognizedSignIn {
  readonly account: Account | undefined;
  readonly isKnown: boolean;
}

/** Runs the same queries whether the account exists or not (R35). */
export async function recognizeSignIn(
  db: Db,
  { login, deviceHash }: { login: string; deviceHash: string },
): Promise<RecognizedSignIn> {
  const account = await findAccountByLogin(db, login);
  const isKnown = await isKnownDevice(db, { userId: account?.id ?? NIL_ID, deviceHash });
  return { account, isKnown };
}
