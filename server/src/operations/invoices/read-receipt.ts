import type { Db } from '../../db/database.ts';
import { findReceipt, listLinesOfInvoice } from '../../store/invoices/invoices.ts';
import { findShipping } from '../../store/invoices/invoice-shipping.ts';
import { sumOwedToUser } from '../../store/payments/ledger.ts';
import { listCreditNotesOfInvoice } from '../../store/payments/credit-notes.ts';
import { listCreditOfInvoice, listPaymentsOfInvoice } from '../../store/payments/payments.ts';

/**
 * Reads a receipt with a fixed number of queries; null if it is not the user's. Credit in a payment
 * that waits for the bank is the buyer's: another payment returns it.
 */
export async function readReceipt(db: Db, userId: string, invoiceId: string) {
  const receipt = await findReceipt(db, userId, invoiceId);
  if (receipt === undefined) return null;
  const [lines, payments, credit, refunds, unusedCreditCents, shipping] = await Promise.all([
    listLinesOfInvoice(db, invoiceId),
    listPaymentsOfInvoice(db, invoiceId),
    listCreditOfInvoice(db, invoiceId),
    listCreditNotesOfInvoice(db, invoiceId),
    sumOwedToUser(db, userId, 'buyer credit'),
    findShipping(db, invoiceId),
  ]);
  const availableCreditCents = unusedCreditCents + receipt.creditAtBankCents;
  return { receipt, lines, payments, credit, refunds, availableCreditCents, shipping };
}
