// The last moment at which some node could take bids, and what is known of outages (R21).
import type { Instant } from '@hammerdock/domain/time.ts';
import { sql } from 'kysely';
import { toDate, type Db, type Tx } from '../db/database.ts';

/** The clock and the last heartbeat in one statement; null before the first heartbeat. */
export interface Pulse {
  readonly now: Instant;
  readonly beatAt: Instant | null;
}

export async function readPulse(db: Db): Promise<Pulse> {
  const { rows } = await sql<Pulse>`
    select app.now_ms() as now, (select beat_at from service_heartbeat) as "beatAt"`.execute(db);
  return pulseOf(rows);
}

/** Waits for whoever is beating or recovering just now, then tells what they left. */
export async function lockPulse(tx: Tx): Promise<Pulse> {
  await sql`insert into service_heartbeat (beat_at) values (app.at_ms(app.now_ms()))
    on conflict do nothing`.execute(tx);
  await sql`select from service_heartbeat for update`.execute(tx);
  return readPulse(tx);
}

function pulseOf(rows: readonly Pulse[]): Pulse {
  const [pulse] = rows;
  if (pulse === undefined) throw new Error('the database did not tell the time');
  return pulse;
}

export async function updateBeat(tx: Tx, at: Instant): Promise<void> {
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

/** Open lots closing after `from` and up to `until`, in an order in which all lock them. */
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
