// Jobs of the job queue (graphile-worker) without attempts left, as dead items of a queue.
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import type { DeadItem, WorkItemKey } from './work-items.ts';

/** The queue of a job is its task under this prefix; its item is the job's id. */
export const JOB_PREFIX = 'job:';

export async function listDeadJobs(
  db: Db,
  { queue, limit }: { queue: string | null; limit: number },
): Promise<DeadItem[]> {
  const { rows } = await sql<DeadItem>`
    select ${JOB_PREFIX} || task_identifier as queue, id::text as item, attempts,
      last_error as "lastError", created_at as since, updated_at as "deadAt"
    from graphile_worker.jobs
    where attempts >= max_attempts and locked_at is null
      and (${queue}::text is null or ${JOB_PREFIX} || task_identifier = ${queue})
    order by updated_at, id limit ${limit}`.execute(db);
  return rows;
}

/** Makes the dead job due immediately, with all its attempts; undefined when it is not dead. */
export async function reviveJob(
  tx: Tx,
  { queue, item }: WorkItemKey,
): Promise<{ attempts: number; lastError: string | null } | undefined> {
  const { rows } = await sql<{ attempts: number; lastError: string | null }>`
    select attempts, last_error as "lastError" from graphile_worker.jobs
    where id::text = ${item} and ${JOB_PREFIX} || task_identifier = ${queue}
      and attempts >= max_attempts and locked_at is null`.execute(tx);
  const [dead] = rows;
  if (dead === undefined) return undefined;
  await sql`select graphile_worker.reschedule_jobs(array[${item}::bigint],
    run_at := now(), attempts := 0)`.execute(tx);
  return dead;
}

export async function countDeadJobs(db: Db): Promise<{ queue: string; dead: number }[]> {
  const { rows } = await sql<{ queue: string; dead: number }>`
    select ${JOB_PREFIX} || task_identifier as queue, count(*)::int as dead
    from graphile_worker.jobs
    where attempts >= max_attempts and locked_at is null group by 1`.execute(db);
  return rows;
}
