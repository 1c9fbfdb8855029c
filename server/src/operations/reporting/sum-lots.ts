// Sums the closed lots of auctions for the seller's reports, after each change (decision 0081).
import { auctionsToSum, storeLotSums } from '../../store/reporting/lot-sums.ts';
import { runWorkQueue, type WorkerContext, type WorkQueue } from '../platform/run-work-queue.ts';

export const lotSumsQueue: WorkQueue<WorkerContext> = {
  name: 'lot-sums',
  candidates: auctionsToSum,
  work: async ({ workerDb }, { item }) => {
    await workerDb.transaction().execute((tx) => storeLotSums(tx, item));
    return 'done';
  },
};

export const sumLots = (context: WorkerContext): Promise<void> =>
  runWorkQueue(context, lotSumsQueue);
