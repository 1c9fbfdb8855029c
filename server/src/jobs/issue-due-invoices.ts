import type { House } from '../context.ts';
import { issueInvoices } from '../operations/issue-invoices.ts';
import { findLotSubject } from '../store/addressees.ts';
import { listAuctionsToInvoice } from '../store/invoice-issuing.ts';

/** Asked after each close; only the last one of its auction leads to invoices (R23). */
export async function issueInvoicesAfter(
  house: House,
  { lotId }: { lotId: string },
): Promise<void> {
  const lot = await findLotSubject(house.workerDb, lotId);
  if (lot !== null) await issueInvoices(house, lot.auctionId);
}

/** R66, and whatever a crash between a close and its invoices left behind. */
export async function issueDueInvoices(house: House): Promise<void> {
  for (const auctionId of await listAuctionsToInvoice(house.workerDb)) {
    await issueInvoices(house, auctionId);
  }
}
