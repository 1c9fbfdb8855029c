import type { Duration, Instant } from '@hammerdock/domain/time.ts';
import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';

export interface SignInTries {
  readonly tries: number;
  readonly windowStartedAt: Instant;
}

/** Counts another attempt of an account before its password is checked. */
export const countSignInTry = (tx: Tx, account: string, window: Duration): Promise<SignInTries> => {
  const now = sql<Date>`app.now()`;
  const over = sql<boolean>`
    sign_in_tries.window_started_at <= app.now() - ${window} * interval '1 millisecond'`;
  return tx
    .insertInto('signInTries')
    .values({ account, tries: 1, windowStartedAt: now })
    .onConflict((conflict) =>
      conflict.column('account').doUpdateSet({
        tries: sql<number>`case when ${over} then 1 else sign_in_tries.tries + 1 end`,
        windowStartedAt: sql<Date>`case when ${over} then app.now()
          else sign_in_tries.window_started_at end`,
      }),
    )
    .returning(['tries', 'windowStartedAt'])
    .executeTakeFirstOrThrow();
};

export async function forgetSignInTries(tx: Tx, account: string): Promise<void> {
  await tx.deleteFrom('signInTries').where('account', '=', account).execute();
}

/** Uncounts a successful attempt. */
export async function uncountSignInTry(tx: Tx, account: string): Promise<void> {
  await tx
    .updateTable('signInTries')
    .set((row) => ({ tries: row('tries', '-', 1) }))
    .where('account', '=', account)
    .where('tries', '>', 0)
    .execute();
}
