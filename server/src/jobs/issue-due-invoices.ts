import type { House } from '../context.ts';
import { issueInvoices } from '../operations/issue-invoices.ts';
import { findLotSubject } from '../store/addressees.ts';
import { runWorkQueue, type WorkQueue } from '../operations/run-work-queue.ts';
import { auctionsToInvoice } from '../store/invoice-issuing.ts';

/** Asked after each close; only the last one of its auction leads to invoices (R23). */
export async function issueInvoicesAfter(
  house: House,
  { lotId }: { lotId: string },
): Promise<void> {
  const lot = await findLotSubject(house.workerDb, lotId);
  if (lot !== null) await issueInvoices(house, lot.auctionId);
}

/** R66, and whatever a crash between a close and its invoices left behind. */
export const issueDueInvoices = (house: House): Promise<void> => runWorkQueue(house, invoicesQueue);

export const invoicesQueue: WorkQueue<House> = {
  name: 'auctions-to-invoice',
  candidates: auctionsToInvoice,
  work: async (house, { item }) => {
    await issueInvoices(house, item);
    return 'done';
  },
};
