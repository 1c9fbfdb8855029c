// R32: a visit ends when nothing is left to pick up: handed over, returned, forfeited or not paid
// any more. A time to come is free again then.
import { UNDO_WINDOW } from '@hammerdock/domain/pickup/rules.ts';
import { endVisit } from '../../store/pickup/visits.ts';
import { visitsToEnd, visitStillDue } from '../../store/pickup/ready-lots.ts';
import { lockUser } from '../../store/payments/payments.ts';
import { runWorkQueue, type WorkerContext, type WorkQueue } from '../platform/run-work-queue.ts';

export const endedVisitsQueue: WorkQueue<WorkerContext> = {
  name: 'pickup-visits-to-end',
  candidates: (db) => visitsToEnd(db, UNDO_WINDOW),
  work: async ({ workerDb }, { item }) => {
    await workerDb.transaction().execute(async (tx) => {
      const visit = await visitStillDue(tx, item, UNDO_WINDOW);
      if (visit === undefined) return;
      // A choice takes the same lock, so that a visit that gets new lots is not ended.
      await lockUser(tx, visit.userId);
      if ((await visitStillDue(tx, item, UNDO_WINDOW)) !== undefined) {
        await endVisit(tx, item, null);
      }
    });
    return 'done';
  },
};

export const endPickupVisits = (context: WorkerContext): Promise<void> =>
  runWorkQueue(context, endedVisitsQueue);
