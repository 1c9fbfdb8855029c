// What can be paid now: a new payment cancels one that waits for the bank's confirmation, and the
// credit in it is the buyer's again (`cancelVerification`).
import type { Db } from '../../db/database.ts';
import type { ReceiptRow } from '../../store/invoices/invoices.ts';
import { readReceipt } from './read-receipt.ts';

export const payableReceipt = (receipt: ReceiptRow): ReceiptRow => ({
  ...receipt,
  dueCents: receipt.dueCents + receipt.creditAtBankCents,
});

/** As `readReceipt`, with the figures after a payment that waits for the bank is canceled. */
export async function readPayableReceipt(db: Db, userId: string, invoiceId: string) {
  const parts = await readReceipt(db, userId, invoiceId);
  if (parts === null) return null;
  const atBank = parts.payments.find(({ state }) => state === 'needs verification');
  return {
    ...parts,
    receipt: payableReceipt(parts.receipt),
    credit: parts.credit.filter(({ paymentId }) => paymentId === null || paymentId !== atBank?.id),
    availableCreditCents: parts.availableCreditCents + parts.receipt.creditAtBankCents,
  };
}
