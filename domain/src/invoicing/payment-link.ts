// The payment link in emails about an unpaid invoice: it pays without a sign-in while the invoice
// can still be paid.
import type { Cents } from '../money.ts';
import type { Instant } from '../time.ts';
import { voidsAt } from './unpaid.ts';

interface LinkedInvoice {
  readonly issuedAt: Instant;
  /** Of an unpaid purchase: when it becomes void (R18); null for others. */
  readonly payUntil: Instant | null;
  readonly voidedAt: Instant | null;
  readonly dueCents: Cents;
}

type DeadLink = 'InvoiceVoid' | 'InvoicePaidAlready' | 'PaymentLinkExpired';

/** The link expires when the invoice becomes void (R18, R52). */
export const linkExpiresAt = ({
  issuedAt,
  payUntil,
}: Pick<LinkedInvoice, 'issuedAt' | 'payUntil'>): Instant => payUntil ?? voidsAt(issuedAt);

/** Why the link does not pay any more; null: it does. */
export function refusePaymentLink(invoice: LinkedInvoice, now: Instant): DeadLink | null {
  if (invoice.voidedAt !== null) return 'InvoiceVoid';
  if (invoice.dueCents === 0) return 'InvoicePaidAlready';
  return now >= linkExpiresAt(invoice) ? 'PaymentLinkExpired' : null;
}
