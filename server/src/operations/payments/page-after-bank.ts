import type { AppContext } from '../../context.ts';
import { findPayment } from '../../store/payments/payments.ts';

const UNPAID_RECEIPTS = '/invoices/partial';

/** Where a buyer goes from the bank's page: that page states what became of the payment. */
export async function pageAfterBank(
  { db }: Pick<AppContext, 'db'>,
  paymentId: string | null,
): Promise<string> {
  const payment = paymentId === null ? undefined : await findPayment(db, paymentId);
  if (payment === undefined || payment.invoiceId === null) return UNPAID_RECEIPTS;
  return `${UNPAID_RECEIPTS}?paid=${payment.invoiceId}&payment=${payment.id}`;
}
