// The last time at which a node could accept bids, and recorded outages (R21).
import type { Instant } from '@hammerdock/domain/time.ts';
import { sql } from 'kysely';
import { toDate, type Db, type Tx } from '../../db/database.ts';

/** The clock and the last heartbeat, read in one statement; `beatAt` is null before the first. */
export interface Heartbeat {
  readonly now: Instant;
  readonly beatAt: Instant | null;
}

export async function readHeartbeat(db: Db): Promise<Heartbeat> {
  const { rows } = await sql<Heartbeat>`
    select app.now_ms() as now, (select beat_at from service_heartbeat) as "beatAt"`.execute(db);
  return heartbeatOf(rows);
}

/** Waits for a concurrent heartbeat or recovery, then reads its result. */
export async function lockHeartbeat(tx: Tx): Promise<Heartbeat> {
  // Its key `only_row` is always true, so that there is one row.
  await sql`insert into service_heartbeat (beat_at) values (app.at_ms(app.now_ms()))
    on conflict do nothing`.execute(tx);
  await sql`select from service_heartbeat for update`.execute(tx);
  return readHeartbeat(tx);
}

function heartbeatOf(rows: readonly Heartbeat[]): Heartbeat {
  const [heartbeat] = rows;
  if (heartbeat === undefined) throw new Error('the database did not return its time');
  return heartbeat;
}

export async function updateHeartbeat(tx: Tx, at: Instant): Promise<void> {
  await tx
    .updateTable('serviceHeartbeat')
    .set({ beatAt: toDate(at) })
    .execute();
}

export interface Outage {
  readonly id: string;
  readonly beganAt: Instant;
  readonly endedAt: Instant;
  readonly reason: string;
}

export async function insertOutage(tx: Tx, outage: Outage): Promise<void> {
  const { id, reason, beganAt, endedAt } = outage;
  await tx
    .insertInto('outages')
    .values({ id, reason, beganAt: toDate(beganAt), endedAt: toDate(endedAt) })
    .execute();
}

/** Open lots closing after `from` and up to `until`, in the order in which lots are locked. */
export async function listOpenLotsClosing(
  tx: Tx,
  { from, until }: { from: Instant; until: Instant },
): Promise<string[]> {
  const rows = await tx
    .selectFrom('lotStates')
    .select('lotId')
    .where(sql<boolean>`phase = 'open'`)
    .where('closeCheckAt', '<=', sql<never>`${toDate(until)}`)
    .where('closesAt', '>=', sql<never>`${toDate(from)}`)
    .where('closesAt', '<=', sql<never>`${toDate(until)}`)
    .orderBy('lotId')
    .execute();
  return rows.map(({ lotId }) => lotId);
}
