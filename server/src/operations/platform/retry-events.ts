import type { WorkQueue, WorkerContext } from './run-work-queue.ts';
import { listEventsToRetry, requeueEvent, UNREADABLE_EVENTS } from '../../store/platform/outbox.ts';

/** Returns an event that an operator retries to the dispatcher, which parses it again. */
export const unreadableEventsQueue: WorkQueue<WorkerContext> = {
  name: UNREADABLE_EVENTS,
  candidates: listEventsToRetry,
  work: async ({ workerDb }, { item }) => {
    await requeueEvent(workerDb, item);
    return 'done';
  },
};
