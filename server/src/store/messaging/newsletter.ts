// Subscriptions to the newsletter, confirmed ones only.
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import { newId, newSecret } from '../../security/ids.ts';

export const findSubscription = (db: Db, email: string) =>
  db
    .selectFrom('newsletterSubscriptions')
    .select(['id', 'leaveToken'])
    .where('email', '=', email)
    .where('leftAt', 'is', null)
    .executeTakeFirst();

/** A renewed subscription gets a new token, so that old unsubscribe links become invalid. */
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

/** Ends a subscription and returns its email, also when repeated; null if the link is invalid. */
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
