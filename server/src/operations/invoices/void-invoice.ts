// Voids an invoice: reverses its journal and turns partial payments into credit (R18, R52).
import type { Cents } from '@hammerdock/domain/money.ts';
import type { Tx } from '../../db/database.ts';
import {
  findAuctionTerms,
  markInvoiceVoid,
  sumCommissionOfInvoice,
} from '../../store/invoices/invoice-issuing.ts';
import type { InvoiceRow } from '../../store/invoices/invoices.ts';
import { postJournal, sumDueOfInvoice } from '../../store/payments/ledger.ts';

/** Returns the amount that became credit; the caller has locked the user and the invoice. */
export async function voidInvoice(tx: Tx, invoice: InvoiceRow): Promise<Cents> {
  const { id, userId, auctionId, totalCents } = invoice;
  const dueCents = await sumDueOfInvoice(tx, id);
  const paidCents = totalCents - dueCents;
  const { sellerId } = await findAuctionTerms(tx, auctionId);
  const commissionCents = await sumCommissionOfInvoice(tx, id);
  await markInvoiceVoid(tx, id);
  await postJournal(tx, {
    kind: 'invoice voided',
    userId,
    invoiceId: id,
    paymentId: null,
    reference: `void ${id}`,
    entries: [
      { account: 'buyer receivable', userId, amountCents: -dueCents },
      { account: 'buyer credit', userId, amountCents: -paidCents },
      {
        account: 'seller payable',
        userId: sellerId,
        amountCents: invoice.hammerCents - commissionCents,
      },
      { account: 'premium revenue', userId: null, amountCents: invoice.premiumCents },
      { account: 'commission revenue', userId: null, amountCents: commissionCents },
      { account: 'tax payable', userId: null, amountCents: invoice.taxCents },
      { account: 'shipping revenue', userId: null, amountCents: invoice.shippingCents },
    ],
  });
  return paidCents;
}
