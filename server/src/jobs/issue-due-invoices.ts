import type { House } from '../context.ts';
import { issueInvoices } from '../operations/issue-invoices.ts';
import { findLotSubject } from '../store/addressees.ts';
import { listAuctionsToInvoice } from '../store/auctions-to-invoice.ts';

/** R23, R66: asked after each close, and by a sweep, so that a crash in between loses nothing. */
export async function issueDueInvoices(house: House, closed?: { lotId: string }): Promise<void> {
  const lot = closed === undefined ? null : await findLotSubject(house.workerDb, closed.lotId);
  if (closed !== undefined && lot === null) return;
  for (const auctionId of await listAuctionsToInvoice(house.workerDb, lot?.auctionId)) {
    await issueInvoices(house, auctionId);
  }
}
