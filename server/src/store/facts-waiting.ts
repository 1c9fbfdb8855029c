// Facts on their way out. A row is found by its state and not by its id, so that one whose
// transaction commits late is not skipped (R39).
import type { Instant } from '@hammerdock/domain/time.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '../db/database.ts';
import type { Candidate } from './work-items.ts';

export interface FactRow {
  readonly id: number;
  readonly fact: string;
  readonly payload: unknown;
  readonly at: Instant;
}

/** Any number that no other advisory lock uses. */
const DISPATCHER_LOCK = 4_600_001;

/**
 * Whether this connection leads and something waits. The lock belongs to the connection: it is
 * taken again without harm on each look, and falls to another node when the connection ends.
 */
export async function leadsAndFactsWait(db: Db): Promise<boolean> {
  const { rows } = await sql<{ due: boolean }>`
    select case when pg_try_advisory_lock(${DISPATCHER_LOCK})
      then exists (select from outbox where dispatched_at is null)
      else false end as due`.execute(db);
  return rows[0]?.due === true;
}

export function listWaitingFacts(
  tx: Tx,
  { known, limit }: { known: readonly string[]; limit: number },
): Promise<FactRow[]> {
  return tx
    .selectFrom('outbox')
    .select(['id', 'fact', 'payload', 'at'])
    .where('dispatchedAt', 'is', null)
    .where('fact', 'in', known)
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** The newest of the facts that were handed on since then, in their order. */
export async function listFactsDispatchedSince(
  db: Db,
  { since, known, limit }: { since: Instant; known: readonly string[]; limit: number },
): Promise<FactRow[]> {
  const newestFirst = await db
    .selectFrom('outbox')
    .select(['id', 'fact', 'payload', 'at'])
    .where('dispatchedAt', '>=', sql<Instant>`app.at_ms(${since})`)
    .where('fact', 'in', known)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return newestFirst.toReversed();
}

export async function markFactsDispatched(tx: Tx, ids: readonly number[]): Promise<void> {
  await sql`update outbox set dispatched_at = app.now() where id = any(${ids}::bigint[])`.execute(
    tx,
  );
}

export interface JobRequest {
  readonly task: string;
  readonly payload: object;
  /** One job per key waits at a time; a later request replaces its payload. */
  readonly key: string;
  /** Counted from the first request of a key, so that later ones do not put it off. */
  readonly delaySeconds?: number;
}

/** Jobs are wanted in the transaction that takes the fact, so that none is lost or doubled. */
export async function addJobs(tx: Tx, jobs: readonly JobRequest[]): Promise<void> {
  if (jobs.length === 0) return;
  // One statement may name a key once; the latest request says what is wanted.
  const latest = new Map(jobs.map((job) => [job.key, job]));
  const specs = JSON.stringify([...latest.values()]);
  await sql`select count(*) from graphile_worker.add_jobs((
    select array_agg(row(task, payload, null, now() + coalesce("delaySeconds", 0) * interval '1 s',
      null, key, null, null)::graphile_worker.job_spec)
    from json_to_recordset(${specs}::json)
      as wanted(task text, payload json, key text, "delaySeconds" int)), true)`.execute(tx);
}

/** Facts of the last while wait again, to be handed on once more; tells how many. */
export async function reopenFacts(tx: Tx, { minutes }: { minutes: number }): Promise<number> {
  const reopened = await sql`update outbox set dispatched_at = null
    where dispatched_at is not null and at > app.now() - make_interval(mins => ${minutes})`.execute(
    tx,
  );
  return Number(reopened.numAffectedRows ?? 0);
}

/** The queue of facts that could not be read: dead items, until an operator retries them. */
export const UNREADABLE_FACTS = 'unreadable-facts';

/** Those that an operator wants to be tried again. */
export const listFactsToRetry = () => sql<Candidate>`
  select outbox.id::text as item, outbox.at as since
  from work_items join outbox
    on outbox.id = case when queue = ${UNREADABLE_FACTS} then item::bigint end
  where queue = ${UNREADABLE_FACTS} and dead_at is null`;

/** The fact waits to be handed on, whatever became of it before. */
export async function reopenFact(db: Db, id: string): Promise<void> {
  await sql`update outbox set dispatched_at = null where id = ${id}::bigint`.execute(db);
}
