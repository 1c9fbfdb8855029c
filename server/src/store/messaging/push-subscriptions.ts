// The browsers that show a user's notifications (NTF-05), one for each session.
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';

export interface NewSubscription {
  readonly id: string;
  readonly userId: string;
  readonly sessionId: string;
  readonly addressHash: string;
  readonly sealed: Buffer;
}

/** A user's further devices replace the ones that were added first. */
const PER_USER_MAX = 10;

/**
 * Replaces what the session had. A browser that another session had before belongs to this one
 * now: only the browser itself knows its address.
 */
export async function replaceSubscription(tx: Tx, subscription: NewSubscription): Promise<void> {
  const { userId, sessionId, addressHash } = subscription;
  // Two tabs of one browser may save at once.
  await sql`select from sessions where id = ${sessionId} for no key update`.execute(tx);
  await deleteSubscriptionOf(tx, sessionId);
  await tx.deleteFrom('pushSubscriptions').where('addressHash', '=', addressHash).execute();
  await tx
    .insertInto('pushSubscriptions')
    .values(subscription)
    .onConflict((conflict) => conflict.column('addressHash').doNothing())
    .execute();
  await sql`delete from push_subscriptions where id in (
    select id from push_subscriptions where user_id = ${userId}
    order by created_at desc, id desc offset ${PER_USER_MAX})`.execute(tx);
}

export async function deleteSubscriptionOf(tx: Tx, sessionId: string): Promise<void> {
  await tx.deleteFrom('pushSubscriptions').where('sessionId', '=', sessionId).execute();
}

export const hasSubscription = async (db: Db, sessionId: string): Promise<boolean> =>
  (await db
    .selectFrom('pushSubscriptions')
    .select('id')
    .where('sessionId', '=', sessionId)
    .executeTakeFirst()) !== undefined;

/** Its messages are deleted with it. */
export async function deleteSubscription(db: Db, id: string): Promise<void> {
  await db.deleteFrom('pushSubscriptions').where('id', '=', id).execute();
}
