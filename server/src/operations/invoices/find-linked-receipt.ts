// The receipt of a payment link. A wrong token has one answer, whether or not an invoice exists.
import { refusePaymentLink } from '@hammerdock/domain/invoicing/payment-link.ts';
import { ok, refused, type Result } from '@hammerdock/domain/result.ts';
import { hours } from '@hammerdock/domain/time.ts';
import type { AppContext } from '../../context.ts';
import { readNow } from '../../db/database.ts';
import { findInvoice, findReceipt, type ReceiptRow } from '../../store/invoices/invoices.ts';
import { findLinkPayment } from '../../store/payments/payments.ts';
import { readPaymentToken } from './payment-link.ts';

type Linking = Pick<AppContext, 'db' | 'vault'>;
type DeadLink = NonNullable<ReturnType<typeof refusePaymentLink>>;

/** Whether it can still be paid is not checked. */
export async function findLinkedReceipt(
  { db, vault }: Linking,
  token: string,
): Promise<ReceiptRow | undefined> {
  const invoiceId = readPaymentToken(vault, token);
  if (invoiceId === null) return undefined;
  const invoice = await findInvoice(db, invoiceId);
  if (invoice === undefined) return undefined;
  return findReceipt(db, invoice.userId, invoice.id);
}

/** Longer than a visit to the bank's page. */
const NEWS_FOR = hours(1);

/**
 * This payment by the link, or the last one (null): one that waits, or was settled within the last
 * hour.
 */
export async function findRecentLinkPayment(
  { db }: Pick<Linking, 'db'>,
  { id }: ReceiptRow,
  paymentId: string | null,
) {
  const payment = await findLinkPayment(db, id, paymentId);
  if (payment === undefined || payment.settledAt === null) return payment;
  return (await readNow(db)) - payment.settledAt < NEWS_FOR ? payment : undefined;
}

/** Why its link does not pay any more; null: it does. */
export const refuseReceipt = async (
  { db }: Pick<Linking, 'db'>,
  receipt: ReceiptRow,
): Promise<DeadLink | null> => refusePaymentLink(receipt, await readNow(db));

export async function findPayableReceipt(
  ctx: Linking,
  token: string,
): Promise<Result<ReceiptRow, DeadLink | 'PaymentLinkInvalid'>> {
  const receipt = await findLinkedReceipt(ctx, token);
  if (receipt === undefined) return refused('PaymentLinkInvalid');
  const dead = await refuseReceipt(ctx, receipt);
  return dead === null ? ok(receipt) : refused(dead);
}
