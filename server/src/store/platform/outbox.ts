// The outbox of domain events. Rows are selected by state, not by id, so that an event whose
// transaction commits late is not skipped (R39).
import type { Instant } from '@hammerdock/domain/time.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import type { Candidate } from './work-items.ts';

export interface OutboxRow {
  readonly id: number;
  readonly name: string;
  readonly payload: unknown;
  readonly at: Instant;
}

/** Any number that no other advisory lock uses. */
const DISPATCHER_LOCK = 4_600_001;

/**
 * Whether this connection leads and the outbox has a backlog. The advisory lock belongs to the
 * connection: taking it again is harmless, and another node gets it when the connection ends.
 */
export async function isLeaderWithBacklog(db: Db): Promise<boolean> {
  const { rows } = await sql<{ due: boolean }>`
    select case when pg_try_advisory_lock(${DISPATCHER_LOCK})
      then exists (select from outbox where dispatched_at is null)
      else false end as due`.execute(db);
  return rows[0]?.due === true;
}

export function listUndispatchedEvents(
  tx: Tx,
  { known, limit }: { known: readonly string[]; limit: number },
): Promise<OutboxRow[]> {
  return tx
    .selectFrom('outbox')
    .select(['id', 'fact as name', 'payload', 'at'])
    .where('dispatchedAt', 'is', null)
    .where('fact', 'in', known)
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** The newest events dispatched since then, in order. */
export async function listEventsDispatchedSince(
  db: Db,
  { since, known, limit }: { since: Instant; known: readonly string[]; limit: number },
): Promise<OutboxRow[]> {
  const newestFirst = await db
    .selectFrom('outbox')
    .select(['id', 'fact as name', 'payload', 'at'])
    .where('dispatchedAt', '>=', sql<Instant>`app.at_ms(${since})`)
    .where('fact', 'in', known)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return newestFirst.toReversed();
}

export async function markEventsDispatched(tx: Tx, ids: readonly number[]): Promise<void> {
  await sql`update outbox set dispatched_at = app.now() where id = any(${ids}::bigint[])`.execute(
    tx,
  );
}

export interface QueuedJob {
  readonly task: string;
  readonly payload: object;
  /** One job per key is queued at a time; a later request replaces its payload. */
  readonly key: string;
  /** The job runs so much later. */
  readonly delaySeconds?: number;
}

/** Called in the transaction that dispatches the event, so that no job is lost or duplicated. */
export async function addJobs(tx: Tx, jobs: readonly QueuedJob[]): Promise<void> {
  if (jobs.length === 0) return;
  // One statement may contain a key only once; the latest request wins.
  const latest = new Map(jobs.map((job) => [job.key, job]));
  const specs = JSON.stringify([...latest.values()]);
  await sql`select count(*) from graphile_worker.add_jobs((
    select array_agg(row(task, payload, null,
      now() + make_interval(secs => coalesce("delaySeconds", 0)),
      null, key, null, null)::graphile_worker.job_spec)
    from json_to_recordset(${specs}::json)
      as wanted(task text, payload json, key text, "delaySeconds" int)), true)`.execute(tx);
}

/** Marks the events of the last minutes as not dispatched; returns how many. */
export async function requeueEvents(tx: Tx, { minutes }: { minutes: number }): Promise<number> {
  const reopened = await sql`update outbox set dispatched_at = null
    where dispatched_at is not null and at > app.now() - make_interval(mins => ${minutes})`.execute(
    tx,
  );
  return Number(reopened.numAffectedRows ?? 0);
}

/** Events that could not be parsed are dead items of this queue until an operator retries them. */
export const UNREADABLE_EVENTS = 'unreadable-facts';

/** The unreadable events that an operator retries. */
export const listEventsToRetry = () => sql<Candidate>`
  select outbox.id::text as item, outbox.at as since
  from work_items join outbox
    on outbox.id = case when queue = ${UNREADABLE_EVENTS} then item::bigint end
  where queue = ${UNREADABLE_EVENTS} and dead_at is null`;

/** Marks the event as not dispatched. */
export async function requeueEvent(db: Db, id: string): Promise<void> {
  await sql`update outbox set dispatched_at = null where id = ${id}::bigint`.execute(db);
}
