// Dead items for operators: from work queues and from the job queue.
import type { Db, Tx } from '../../db/database.ts';
import { insertAudit } from '../../store/platform/audit.ts';
import { JOB_PREFIX, listDeadJobs, reviveJob } from '../../store/platform/dead-jobs.ts';
import * as workItems from '../../store/platform/work-items.ts';
import type { DeadItem, WorkItemKey } from '../../store/platform/work-items.ts';

/** Oldest first. */
export async function listDeadItems(
  db: Db,
  wanted: { queue: string | null; limit: number },
): Promise<DeadItem[]> {
  const items = [
    ...(await workItems.listDeadItems(db, wanted)),
    ...(await listDeadJobs(db, wanted)),
  ];
  return items.toSorted((one, other) => one.deadAt - other.deadAt).slice(0, wanted.limit);
}

/** Returns false if the item is not dead. The running store retries it within a minute. */
export async function retryDeadItem(tx: Tx, key: WorkItemKey): Promise<boolean> {
  const { queue, item } = key;
  const dead = queue.startsWith(JOB_PREFIX)
    ? await reviveJob(tx, key)
    : await workItems.reviveWorkItem(tx, key);
  if (dead === undefined) return false;
  await insertAudit(tx, {
    actorId: null,
    action: 'dead item retried',
    subject: `${queue} ${item}`,
    details: dead,
  });
  return true;
}
