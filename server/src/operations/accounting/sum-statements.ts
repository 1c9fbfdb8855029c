// Stores what is left to pay of each auction, after each change (decision 0084).
import {
  clearStatementSum,
  insertStatementSum,
  statementsToSum,
} from '../../store/accounting/statement-sums.ts';
import { runWorkQueue, type WorkerContext, type WorkQueue } from '../platform/run-work-queue.ts';
import { settleAuctions } from './settle-sellers.ts';
import type { Tx } from '../../db/database.ts';

export const statementSumsQueue: WorkQueue<WorkerContext> = {
  name: 'statement-sums',
  candidates: statementsToSum,
  work: async ({ workerDb }, { item }) => {
    await workerDb.transaction().execute((tx) => storeStatementSum(tx, item));
    return 'done';
  },
};

export const sumStatements = (context: WorkerContext): Promise<void> =>
  runWorkQueue(context, statementSumsQueue);

export async function storeStatementSum(tx: Tx, auctionId: string): Promise<void> {
  await clearStatementSum(tx, auctionId);
  for (const { payableCents, waitingCents } of await settleAuctions(tx, [auctionId])) {
    if (payableCents === 0 && waitingCents === 0) continue;
    await insertStatementSum(tx, { auctionId, payableCents, waitingCents });
  }
}
