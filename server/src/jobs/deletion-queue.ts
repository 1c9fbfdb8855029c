import type { Tx } from '../db/database.ts';
import type { WorkerContext, WorkQueue } from '../operations/platform/run-work-queue.ts';

interface Deletion<C extends WorkerContext> {
  readonly name: string;
  readonly candidates: WorkQueue<C>['candidates'];
  /** Deletes the row of the item and then its files, if it still may. */
  readonly remove: (tx: Tx, item: string, context: C) => Promise<void>;
}

/** Files are deleted before the commit: if that fails, the row stays and is retried. */
export const deletionQueue = <C extends WorkerContext>({
  name,
  candidates,
  remove,
}: Deletion<C>): WorkQueue<C> => ({
  name,
  candidates,
  work: async (context, { item }) => {
    await context.workerDb.transaction().execute((tx) => remove(tx, item, context));
    return 'done';
  },
});
