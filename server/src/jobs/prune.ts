import { seconds } from '@hammerdock/domain/time.ts';
import type { AppContext } from '../context.ts';
import { deleteOver, RETENTIONS } from '../store/platform/retention.ts';

const ROWS_PER_STATEMENT = 1000;
/** Per table and run; the next run continues. */
const BUDGET = seconds(10);

/** Deletes rows past their retention: keys (R3), codes (R34), sessions, events, messages. */
export async function prune({
  workerDb,
  log,
}: Pick<AppContext, 'workerDb' | 'log'>): Promise<void> {
  for (const retention of RETENTIONS) {
    try {
      await deleteOver(workerDb, retention, { size: ROWS_PER_STATEMENT, budgetMs: BUDGET });
    } catch (err) {
      // The other tables are still pruned, and the next run retries this one.
      log.error({ err, table: retention.table }, 'deleting old rows failed');
    }
  }
}
