// The invoices of an auction (R23): one for each winner, once its last lot has closed.
import { lineOf, type InvoiceLine } from '@hammerdock/domain/invoicing/totals.ts';
import type { House } from '../context.ts';
import type { Tx } from '../db/database.ts';
import { appendFact } from '../facts/outbox.ts';
import { newId } from '../gateways/ids.ts';
import {
  insertInvoice,
  listUnbilledLots,
  lockAuctionToInvoice,
  markAuctionInvoiced,
  type BilledLine,
} from '../store/invoice-issuing.ts';
import { postJournal } from '../store/ledger.ts';

type Auction = NonNullable<Awaited<ReturnType<typeof lockAuctionToInvoice>>>;
type UnbilledLot = Awaited<ReturnType<typeof listUnbilledLots>>[number];

/** Safe to call twice, at once, early or late: it issues what is due and not issued yet. */
export async function issueInvoices(
  house: Pick<House, 'workerDb' | 'wakeDispatcher'>,
  auctionId: string,
): Promise<void> {
  await house.workerDb.transaction().execute(async (tx) => {
    const auction = await lockAuctionToInvoice(tx, auctionId);
    // R66: two hours after the scheduled end, a lot that still extends is waited for no longer.
    if (auction === undefined || (auction.unfinished && !auction.overdue)) return;
    const lots = await listUnbilledLots(tx, auctionId);
    for (const [userId, won] of Map.groupBy(lots, (lot) => lot.userId)) {
      await issueInvoice(tx, auction, { userId, won });
    }
    if (!auction.unfinished) await markAuctionInvoiced(tx, auctionId);
  });
  house.wakeDispatcher();
}

async function issueInvoice(
  tx: Tx,
  auction: Auction,
  { userId, won }: { userId: string; won: readonly UnbilledLot[] },
): Promise<void> {
  const taxExempt = won[0]?.exempt ?? false;
  const lines = won.map((lot): BilledLine => ({ lotId: lot.lotId, ...billLot(auction, lot) }));
  const sum = (part: (line: InvoiceLine) => number): number =>
    lines.reduce((total, line) => total + part(line), 0);
  const hammerCents = sum((line) => line.hammerCents);
  const premiumCents = sum((line) => line.premiumCents);
  const taxCents = sum((line) => line.taxCents);
  const totalCents = hammerCents + premiumCents + taxCents;
  const id = newId();
  const { cardFeeBps, id: auctionId, sellerId } = auction;
  const figures = { hammerCents, premiumCents, taxCents, totalCents };
  await insertInvoice(tx, { id, userId, auctionId, taxExempt, cardFeeBps, ...figures }, lines);
  await postJournal(tx, {
    kind: 'invoice issued',
    userId,
    invoiceId: id,
    paymentId: null,
    reference: `invoice ${id}`,
    entries: [
      { account: 'buyer receivable', userId, amountCents: totalCents },
      { account: 'seller payable', userId: sellerId, amountCents: -hammerCents },
      { account: 'premium revenue', userId: null, amountCents: -premiumCents },
      { account: 'tax payable', userId: null, amountCents: -taxCents },
    ],
  });
  await appendFact(tx, 'invoice.issued', { invoiceId: id, userId });
}

function billLot(auction: Auction, { lotId, hammerCents, exempt }: UnbilledLot): InvoiceLine {
  if (hammerCents === null) throw new Error(`lot ${lotId} is sold without a hammer price`);
  const { premiumBps, premiumMinimumCents, taxBps } = auction;
  const premium = { rateBps: premiumBps, minimumCents: premiumMinimumCents };
  return lineOf({ hammerCents, premium, taxBps, exempt });
}
