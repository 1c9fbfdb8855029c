// Leases, attempts and the next time of items that workers process or have failed at.
import type { Duration, Instant } from '@hammerdock/domain/time.ts';
import { sql, type Expression, type SqlBool } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';

export interface Candidate {
  /** Identifies the item within its queue, such as a row's id. */
  readonly item: string;
  /** When it became due. */
  readonly since: Instant;
}

/** A query of all items that have to be processed, regardless of earlier attempts. */
export type Candidates = Expression<Candidate>;

export interface WorkItemKey {
  readonly queue: string;
  readonly item: string;
}

export interface ClaimedItem {
  readonly item: string;
  readonly since: Instant;
  /** This one included. */
  readonly attempts: number;
}

interface Claim {
  readonly queue: string;
  readonly candidates: Candidates;
  readonly limit: number;
  readonly leaseMs: Duration;
}

/** Due items of a queue: the longest due first, whether new or retried. */
const dueItems = (queue: string, candidates: Candidates) => sql`
  select candidates.item::text as item, candidates.since,
    coalesce(tried.next_attempt_at, candidates.since) as due_at
  from (${candidates}) as candidates
  left join work_items as tried on tried.queue = ${queue} and tried.item = candidates.item::text
  where tried.dead_at is null
    and coalesce(tried.next_attempt_at, candidates.since) <= (select app.now())`;

/**
 * Leases the items that have been due longest. A lease expires, so that an item whose worker died
 * is claimed again; the attempt counts all the same.
 */
export const claimWorkItems = (db: Db, claim: Claim): Promise<ClaimedItem[]> =>
  db.transaction().execute(async (tx) => {
    // A claim that read its candidates before another one's commit would insert again what was
    // claimed and finished meanwhile.
    await sql`select pg_advisory_xact_lock(hashtext(${`claims of ${claim.queue}`}))`.execute(tx);
    return leaseDueItems(tx, claim);
  });

async function leaseDueItems(
  tx: Tx,
  { queue, candidates, limit, leaseMs }: Claim,
): Promise<ClaimedItem[]> {
  const { rows } = await sql<ClaimedItem & { dueAt: Instant }>`
    with due as (
      ${dueItems(queue, candidates)} order by due_at, item limit ${limit}
    ), claimed as (
      insert into work_items as held (queue, item, attempts, since, next_attempt_at)
      select ${queue}, item, 1, since, (select app.now()) + ${leaseMs} * interval '1 ms' from due
      on conflict (queue, item) do update
        set attempts = held.attempts + 1, next_attempt_at = excluded.next_attempt_at
        where held.dead_at is null and held.next_attempt_at <= (select app.now())
      returning item, attempts
    )
    select item, claimed.attempts, due.since, due.due_at as "dueAt"
    from claimed join due using (item) order by due.due_at, item`.execute(tx);
  return rows;
}

/** The item is done. */
export async function finishWorkItem(db: Db, { queue, item }: WorkItemKey): Promise<void> {
  await db.deleteFrom('workItems').where('queue', '=', queue).where('item', '=', item).execute();
}

/** The item waits for something; its attempts count from zero again. */
export async function postponeWorkItem(
  db: Db,
  { queue, item }: WorkItemKey,
  delayMs: Duration,
): Promise<void> {
  await sql`update work_items set attempts = 0, last_error = null,
      next_attempt_at = app.now() + ${delayMs} * interval '1 ms'
    where queue = ${queue} and item = ${item}`.execute(db);
}

interface Failure {
  readonly error: string;
  readonly delayMs: Duration;
  readonly dead: boolean;
}

export async function failWorkItem(
  db: Db,
  { queue, item }: WorkItemKey,
  { error, delayMs, dead }: Failure,
): Promise<void> {
  await sql`update work_items set last_error = ${error},
      next_attempt_at = app.now() + ${delayMs} * interval '1 ms',
      dead_at = case when ${dead} then app.now() end
    where queue = ${queue} and item = ${item}`.execute(db);
}

/**
 * For lists without claims: the failed item's attempts, this one included. It is omitted from the
 * lists for now; failWorkItem sets for how long.
 */
export async function countFailedAttempt(db: Db, { queue, item }: WorkItemKey): Promise<number> {
  const { rows } = await sql<{ attempts: number }>`
    insert into work_items as failed (queue, item, attempts, since, next_attempt_at)
    values (${queue}, ${item}, 1, app.now(), app.now())
    on conflict (queue, item) do update set attempts = failed.attempts + 1
    returning attempts`.execute(db);
  return rows[0]?.attempts ?? 1;
}

/** Items that are dead immediately, since another attempt would fail in the same way. */
export async function buryWorkItems(
  db: Db,
  queue: string,
  failed: readonly { readonly item: string; readonly error: string }[],
): Promise<void> {
  if (failed.length === 0) return;
  await sql`insert into work_items
      (queue, item, attempts, since, next_attempt_at, last_error, dead_at)
    select ${queue}, item, 1, app.now(), app.now(), error, app.now()
    from unnest(${failed.map(({ item }) => item)}::text[],
      ${failed.map(({ error }) => error)}::text[]) as failed (item, error)
    on conflict (queue, item) do update set attempts = work_items.attempts + 1,
      last_error = excluded.last_error, dead_at = excluded.dead_at`.execute(db);
}

/** Of rows identified by their id: not dead in this queue, and not waiting for a retry. */
export const notFailedIn = (queue: string, id: string) => sql<SqlBool>`not exists (
  select from work_items where queue = ${queue} and item = ${sql.ref(id)}::text
    and (dead_at is not null or next_attempt_at > (select app.now())))`;

/** Leased but not started: the next worker takes them immediately. */
export async function releaseWorkItems(
  db: Db,
  queue: string,
  items: readonly string[],
): Promise<void> {
  if (items.length === 0) return;
  const leased = sql`queue = ${queue} and item = any(${items}::text[]) and dead_at is null`;
  await sql`delete from work_items where ${leased} and attempts <= 1`.execute(db);
  await sql`update work_items set attempts = attempts - 1, next_attempt_at = app.now()
    where ${leased}`.execute(db);
}

/** How long the first of a queue's due items has been waiting for a worker; 0 when none waits. */
export async function measureOldestDue(
  db: Db,
  { queue, candidates }: { queue: string; candidates: Candidates },
): Promise<Duration> {
  const { rows } = await sql<{ age: number }>`
    select coalesce((extract(epoch from app.now() - min(due_at)) * 1000)::float8, 0) as age
    from (${dueItems(queue, candidates)}) as waiting`.execute(db);
  return Math.max(0, rows[0]?.age ?? 0);
}

export interface QueueCount {
  readonly queue: string;
  readonly retrying: number;
  readonly dead: number;
}

export async function countWorkItems(db: Db): Promise<QueueCount[]> {
  const { rows } = await sql<QueueCount>`
    select queue, count(dead_at)::int as dead,
      -- What is long overdue was finished by something else and is deleted within a day.
      count(*) filter (where dead_at is null and last_error is not null
        and next_attempt_at > app.now() - interval '1 hour')::int as retrying
    from work_items group by queue order by queue`.execute(db);
  return rows;
}

export interface DeadItem {
  readonly queue: string;
  readonly item: string;
  readonly attempts: number;
  readonly lastError: string | null;
  readonly since: Instant;
  readonly deadAt: Instant;
}

/** The longest dead first; `queue` narrows to one. */
export async function listDeadItems(
  db: Db,
  { queue, limit }: { queue: string | null; limit: number },
): Promise<DeadItem[]> {
  return db
    .selectFrom('workItems')
    .select(['queue', 'item', 'attempts', 'lastError', 'since'])
    .select((row) => row.ref('deadAt').$notNull().as('deadAt'))
    .where('deadAt', 'is not', null)
    .$if(queue !== null, (rows) => rows.where('queue', '=', queue ?? ''))
    .orderBy('deadAt')
    .orderBy('queue')
    .orderBy('item')
    .limit(limit)
    .execute();
}

/** Makes the dead item due immediately, with all its attempts; undefined when it is not dead. */
export async function reviveWorkItem(
  tx: Tx,
  { queue, item }: WorkItemKey,
): Promise<{ attempts: number; lastError: string | null } | undefined> {
  const dead = await tx
    .selectFrom('workItems')
    .select(['attempts', 'lastError'])
    .where('queue', '=', queue)
    .where('item', '=', item)
    .where('deadAt', 'is not', null)
    .forUpdate()
    .executeTakeFirst();
  if (dead === undefined) return undefined;
  await tx
    .updateTable('workItems')
    .set({ deadAt: null, attempts: 0, nextAttemptAt: sql<Date>`app.now()` })
    .where('queue', '=', queue)
    .where('item', '=', item)
    .execute();
  return dead;
}
