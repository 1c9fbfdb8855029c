import { seconds } from '@hammerdock/domain/time.ts';
import type { AppContext } from '../context.ts';
import { deleteOver, RETENTIONS } from '../store/retention.ts';

const ROWS_PER_STATEMENT = 1000;
/** Per table and run; what is left is taken by the next one. */
const BUDGET = seconds(10);

/** What has outlived its retention: old keys (R3), codes (R34), sessions, events, messages. */
export async function prune({
  workerDb,
  log,
}: Pick<AppContext, 'workerDb' | 'log'>): Promise<void> {
  for (const retention of RETENTIONS) {
    try {
      await deleteOver(workerDb, retention, { size: ROWS_PER_STATEMENT, budgetMs: BUDGET });
    } catch (err) {
      // One table that fails keeps no other from being pruned; the next run tries again.
      log.error({ err, table: retention.table }, 'old rows could not be deleted');
    }
  }
}
