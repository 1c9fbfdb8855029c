import type { AppContext } from '../../context.ts';
import { findPayment, isPaidByLink } from '../../store/payments/payments.ts';
import { makePaymentToken } from '../invoices/payment-link.ts';

const UNPAID_RECEIPTS = '/invoices/partial';

/**
 * Where a buyer goes from the bank's page: that page states what became of the payment. Who paid by
 * the link of an email had its token, and may have no session.
 */
export async function pageAfterBank(
  { db, vault }: Pick<AppContext, 'db' | 'vault'>,
  paymentId: string | null,
): Promise<string> {
  const payment = paymentId === null ? undefined : await findPayment(db, paymentId);
  if (payment === undefined || payment.invoiceId === null) return UNPAID_RECEIPTS;
  if (await isPaidByLink(db, payment.id)) {
    return `/pay?token=${makePaymentToken(vault, payment.invoiceId)}&payment=${payment.id}`;
  }
  return `${UNPAID_RECEIPTS}?paid=${payment.invoiceId}&payment=${payment.id}`;
}
