import type { WorkQueue, WorkerContext } from './run-work-queue.ts';
import { listFactsToRetry, reopenFact, UNREADABLE_FACTS } from '../store/facts-waiting.ts';

/** A fact that an operator retries goes back to the dispatcher, which reads it again. */
export const unreadableFactsQueue: WorkQueue<WorkerContext> = {
  name: UNREADABLE_FACTS,
  candidates: listFactsToRetry,
  work: async ({ workerDb }, { item }) => {
    await reopenFact(workerDb, item);
    return 'done';
  },
};
