// Watched lots.
import type { Duration, Instant } from '@hammerdock/domain/time.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import { newId } from '../../security/ids.ts';

export interface Watch {
  readonly userId: string;
  readonly lotId: string;
}

/** Returns the id; null when the user already watches the lot. */
export async function insertWatch(tx: Tx, watch: Watch): Promise<string | null> {
  const row = await tx
    .insertInto('watches')
    .values({ id: newId(), ...watch })
    .onConflict((conflict) => conflict.columns(['userId', 'lotId']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function deleteWatch(tx: Tx, { userId, lotId }: Watch): Promise<boolean> {
  const row = await tx
    .deleteFrom('watches')
    .where('userId', '=', userId)
    .where('lotId', '=', lotId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function findWatchId(db: Db, { userId, lotId }: Watch): Promise<string | null> {
  const row = await db
    .selectFrom('watches')
    .select('id')
    .where('userId', '=', userId)
    .where('lotId', '=', lotId)
    .executeTakeFirst();
  return row?.id ?? null;
}

const BEFORE_CLOSE = ['upcoming', 'open'] as const;
const CLOSED = ['sold', 'unsold', 'cancelled'] as const;
export type WatchedPhase = (typeof BEFORE_CLOSE | typeof CLOSED)[number];

/** Returns the lots that the user no longer watches. */
export async function deleteWatchesOfClosed(tx: Tx, userId: string): Promise<readonly string[]> {
  const rows = await tx
    .deleteFrom('watches')
    .using('lots')
    .whereRef('lots.id', '=', 'watches.lotId')
    .where('watches.userId', '=', userId)
    .where('lots.phase', 'in', [...CLOSED])
    .returning('watches.lotId')
    .execute();
  return rows.map(({ lotId }) => lotId);
}

/** The number of watched lots by user, of the badge by default; users with none are left out. */
export async function countWatches(
  db: Db,
  userIds: readonly string[],
  phases: readonly WatchedPhase[] = BEFORE_CLOSE,
): Promise<ReadonlyMap<string, number>> {
  if (userIds.length === 0 || phases.length === 0) return new Map();
  const rows = await db
    .selectFrom('watches')
    .innerJoin('lots', 'lots.id', 'watches.lotId')
    .select(({ fn }) => ['watches.userId', fn.countAll<number>().as('count')])
    .where(sql<boolean>`watches.user_id = any(${userIds}::uuid[])`)
    .where('lots.phase', 'in', [...phases])
    .groupBy('watches.userId')
    .execute();
  return new Map(rows.map(({ userId, count }) => [userId, count]));
}

/** Watches of open lots that close within this time and whose watchers were not notified yet. */
export const watchesToNotify = (db: Db, within: Duration) => {
  const untilThen = sql<never>`(select app.at_ms(app.now_ms() + ${within}::bigint))`;
  return (
    db
      .selectFrom('watches')
      .innerJoin('lotStates', 'lotStates.lotId', 'watches.lotId')
      .select('watches.id as item')
      .select(sql<Instant>`lot_states.closes_at - ${within} * interval '1 ms'`.as('since'))
      .where('watches.toldClosingAt', 'is', null)
      // A literal instead of a parameter, so that the partial index on open lots is used.
      .where(sql<boolean>`lot_states.phase = 'open'`)
      .where('lotStates.closeCheckAt', '<=', untilThen)
      .where('lotStates.closesAt', '>', sql<never>`(select app.now())`)
      .where('lotStates.closesAt', '<=', untilThen)
  );
};

/** Locks a watch; undefined if its watcher was already notified or it was deleted. */
export const lockWatchToNotify = (tx: Tx, id: string) =>
  tx
    .selectFrom('watches')
    .select(['userId', 'lotId'])
    .where('id', '=', id)
    .where('toldClosingAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();

export const markWatchNotified = (tx: Tx, id: string) =>
  tx
    .updateTable('watches')
    .set({ toldClosingAt: sql<Date>`app.now()` })
    .where('id', '=', id)
    .execute();
