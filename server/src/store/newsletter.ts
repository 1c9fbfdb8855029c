// The newsletter's list. Only confirmed addresses are on it.
import { sql } from 'kysely';
import type { Db, Tx } from '../db/database.ts';
import { newId, newSecret } from '../security/ids.ts';

export const findSubscription = (db: Db, email: string) =>
  db
    .selectFrom('newsletterSubscriptions')
    .select(['id', 'leaveToken'])
    .where('email', '=', email)
    .where('leftAt', 'is', null)
    .executeTakeFirst();

/** Whoever left and comes back gets a new token: an old letter no longer ends anything. */
export const beginSubscription = (tx: Tx, email: string) => {
  const leaveToken = newSecret();
  return tx
    .insertInto('newsletterSubscriptions')
    .values({ id: newId(), email, leaveToken })
    .onConflict((conflict) =>
      conflict
        .column('email')
        .doUpdateSet({ leaveToken, leftAt: null, confirmedAt: sql<Date>`app.now()` }),
    )
    .returning(['id', 'leaveToken'])
    .executeTakeFirstOrThrow();
};

/** Whose subscription a link has ended, now or before; null when the link ends none. */
export async function endSubscription(
  tx: Tx,
  { id, leaveToken }: { id: string; leaveToken: string },
): Promise<string | null> {
  const ended = await tx
    .updateTable('newsletterSubscriptions')
    .set({ leftAt: sql<Date>`coalesce(left_at, app.now())` })
    .where('id', '=', id)
    .where('leaveToken', '=', leaveToken)
    .returning('email')
    .executeTakeFirst();
  return ended?.email ?? null;
}
