// Writes an invoice with its lines and its journal (R23, R28) in the caller's transaction.
import { commissionOf } from '@hammerdock/domain/invoicing/commission.ts';
import { shippingOf, shippingTermsOf } from '@hammerdock/domain/invoicing/shipping.ts';
import { lineOf } from '@hammerdock/domain/invoicing/totals.ts';
import type { Cents } from '@hammerdock/domain/money.ts';
import type { Tx } from '../../db/database.ts';
import { newId } from '../../security/ids.ts';
import {
  insertInvoice,
  type AuctionTerms,
  type BilledLine,
  type NewInvoice,
} from '../../store/invoices/invoice-issuing.ts';
import { addShippingAddress } from '../../store/invoices/invoice-shipping.ts';
import { postJournal, type Journal } from '../../store/payments/ledger.ts';

export interface SoldLot {
  readonly lotId: string;
  readonly hammerCents: Cents | null;
  /** Whether the buyer's exemption was approved before the invoice (R55). */
  readonly exempt: boolean;
}

export interface Bill {
  readonly userId: string;
  readonly won: readonly SoldLot[];
  /** null: the automatic charge of the primary card is still to come (R24). */
  readonly chargeTriedAt: Date | null;
}

/** Returns the id of the invoice. */
export async function issueInvoice(tx: Tx, auction: AuctionTerms, bill: Bill): Promise<string> {
  const { invoice, lines, journal } = draftInvoice(auction, bill);
  await insertInvoice(tx, invoice, lines);
  const { id: invoiceId, userId } = invoice;
  if (shippingTermsOf(auction) !== null) await addShippingAddress(tx, { invoiceId, userId });
  await postJournal(tx, journal);
  return invoiceId;
}

export interface DraftInvoice {
  readonly invoice: NewInvoice;
  readonly lines: readonly BilledLine[];
  readonly journal: Journal;
}

/** The figures of an invoice, under a new id. */
export function draftInvoice(auction: AuctionTerms, bill: Bill): DraftInvoice {
  const { userId, won, chargeTriedAt } = bill;
  const taxExempt = won[0]?.exempt ?? false;
  const lines = won.map((lot) => billLot(auction, lot));
  const sum = (part: (line: BilledLine) => number): number =>
    lines.reduce((total, line) => total + part(line), 0);
  const hammerCents = sum((line) => line.hammerCents);
  const premiumCents = sum((line) => line.premiumCents);
  const taxCents = sum((line) => line.taxCents);
  const commissionCents = sum((line) => line.commissionCents);
  const shippingCents = shippingOf(shippingTermsOf(auction), won.length).totalCents;
  const totalCents = hammerCents + premiumCents + taxCents + shippingCents;
  const id = newId();
  const { cardFeeBps, id: auctionId, sellerId } = auction;
  const invoice = { id, userId, auctionId, taxExempt, cardFeeBps, chargeTriedAt };
  const figures = { hammerCents, premiumCents, taxCents, shippingCents, totalCents };
  const journal: Journal = {
    kind: 'invoice issued',
    userId,
    invoiceId: id,
    paymentId: null,
    reference: `invoice ${id}`,
    entries: [
      { account: 'buyer receivable', userId, amountCents: totalCents },
      { account: 'seller payable', userId: sellerId, amountCents: commissionCents - hammerCents },
      { account: 'premium revenue', userId: null, amountCents: -premiumCents },
      { account: 'commission revenue', userId: null, amountCents: -commissionCents },
      { account: 'tax payable', userId: null, amountCents: -taxCents },
      { account: 'shipping revenue', userId: null, amountCents: -shippingCents },
    ],
  };
  return { invoice: { ...invoice, ...figures }, lines, journal };
}

function billLot(auction: AuctionTerms, { lotId, hammerCents, exempt }: SoldLot): BilledLine {
  if (hammerCents === null) throw new Error(`lot ${lotId} is sold without a hammer price`);
  const { premiumBps, premiumMinimumCents, taxBps, commissionBps } = auction;
  const premium = { rateBps: premiumBps, minimumCents: premiumMinimumCents };
  const line = lineOf({ hammerCents, premium, taxBps, exempt });
  return { lotId, ...line, commissionCents: commissionOf(hammerCents, commissionBps) };
}
