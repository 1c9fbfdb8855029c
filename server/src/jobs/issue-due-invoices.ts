import type { AppContext } from '../context.ts';
import { issueInvoices } from '../operations/invoices/issue-invoices.ts';
import { findLotSubject } from '../store/messaging/notification-subjects.ts';
import { runWorkQueue, type WorkQueue } from '../operations/platform/run-work-queue.ts';
import { auctionsToInvoice } from '../store/invoices/invoice-issuing.ts';

/** Runs after each close; only the last close of an auction leads to invoices (R23). */
export async function issueInvoicesAfter(
  context: AppContext,
  { lotId }: { lotId: string },
): Promise<void> {
  const lot = await findLotSubject(context.workerDb, lotId);
  if (lot !== null) await issueInvoices(context, lot.auctionId);
}

/** R66, and invoices that are missing after a crash between a close and its invoices. */
export const issueDueInvoices = (context: AppContext): Promise<void> =>
  runWorkQueue(context, invoicesQueue);

export const invoicesQueue: WorkQueue<AppContext> = {
  name: 'auctions-to-invoice',
  candidates: auctionsToInvoice,
  work: async (context, { item }) => {
    await issueInvoices(context, item);
    return 'done';
  },
};
