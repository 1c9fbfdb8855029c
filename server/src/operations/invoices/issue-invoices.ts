// Issues the invoices of an auction (R23): one per winner, after its last lot has closed.
import type { AppContext } from '../../context.ts';
import { appendEvent } from '../../events/outbox.ts';
import {
  listUnbilledLots,
  lockAuctionToInvoice,
  markAuctionInvoiced,
} from '../../store/invoices/invoice-issuing.ts';
import { issueInvoice } from './issue-invoice.ts';

/** Idempotent, also concurrently: issues only invoices that are due and not issued yet. */
export async function issueInvoices(
  context: Pick<AppContext, 'workerDb' | 'wakeDispatcher'>,
  auctionId: string,
): Promise<void> {
  await context.workerDb.transaction().execute(async (tx) => {
    const auction = await lockAuctionToInvoice(tx, auctionId);
    // R66: two hours after the scheduled end, invoices no longer wait for lots that still extend.
    if (auction === undefined || (auction.unfinished && !auction.overdue)) return;
    const lots = await listUnbilledLots(tx, auctionId);
    for (const [userId, won] of Map.groupBy(lots, (lot) => lot.userId)) {
      const invoiceId = await issueInvoice(tx, auction, { userId, won, chargeTriedAt: null });
      await appendEvent(tx, 'invoice.issued', { invoiceId, userId });
    }
    if (!auction.unfinished) await markAuctionInvoiced(tx, auctionId);
  });
  context.wakeDispatcher();
}
