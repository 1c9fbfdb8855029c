// Requests for a higher bid limit: one open per user at a time, answered by an administrator.
import type { Cents } from '@hammerdock/domain/money.ts';
import { sql } from 'kysely';
import { identityStateOf } from '../accounts/identity-checks.ts';
import type { Db, Tx } from '../../db/database.ts';
import { newId } from '../../security/ids.ts';

/** false: an earlier request is still open. */
export async function insertBidLimitRequest(
  tx: Tx,
  request: { userId: string; requestedCents: Cents },
): Promise<boolean> {
  const inserted = await tx
    .insertInto('bidLimitRequests')
    .values({ id: newId(), ...request })
    .onConflict((conflict) => conflict.column('userId').where('decidedAt', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** `provider`: whose checks of identity count. */
export const listOpenBidLimitRequests = (db: Db, provider: string | null) =>
  db
    .selectFrom('bidLimitRequests')
    .innerJoin('users', 'users.id', 'bidLimitRequests.userId')
    .select([
      'bidLimitRequests.id',
      'bidLimitRequests.requestedCents',
      'bidLimitRequests.at',
      'users.username',
      'users.email',
      'users.bidLimitCents',
      identityStateOf(provider).as('identityState'),
    ])
    .where('bidLimitRequests.decidedAt', 'is', null)
    .orderBy('bidLimitRequests.at')
    .limit(200)
    .execute();

/** The request that was answered by this call; null if none is open under this id. */
export async function decideBidLimitRequest(
  tx: Tx,
  decision: { id: string; decidedBy: string; approved: boolean },
): Promise<{ userId: string; requestedCents: Cents } | null> {
  const decided = await tx
    .updateTable('bidLimitRequests')
    .set({
      decidedAt: sql<Date>`app.now()`,
      decidedBy: decision.decidedBy,
      approved: decision.approved,
    })
    .where('id', '=', decision.id)
    .where('decidedAt', 'is', null)
    .returning(['userId', 'requestedCents'])
    .executeTakeFirst();
  if (decided === undefined) return null;
  if (decision.approved) {
    await tx
      .updateTable('users')
      .set({ bidLimitCents: decided.requestedCents })
      .where('id', '=', decided.userId)
      .execute();
  }
  return decided;
}
