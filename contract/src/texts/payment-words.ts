// The words for the payments of a receipt, on the page and in its PDF.
import { formatDateTime } from '@hammerdock/domain/time.ts';
import { dollars, instantOf } from '@hammerdock/domain/text/format.ts';
import type { Billing } from '../shapes/billing.ts';
import type { InvoiceDetail } from '../shapes/invoice.ts';

type Payment = InvoiceDetail['payments'][number];

export const PAYMENT_STATUS: Readonly<Record<Payment['status'], string>> = {
  processing: 'Being processed',
  succeeded: 'Paid',
  declined: 'Declined',
  'needs verification': 'Your bank needs you to confirm',
  'not confirmed': 'Not confirmed',
  abandoned: 'Canceled',
  returned: 'Returned',
};

/** Instead of payments; nothing follows on a canceled receipt. */
export const noPaymentText = ({ status }: Pick<InvoiceDetail, 'status'>): string =>
  status === 'void' ? 'Nothing was paid.' : 'Nothing has been paid yet.';

/**
 * Without credit that was set aside for a payment that did not go through, and came back, since it
 * paid nothing.
 */
export function effectivePayments(payments: readonly Payment[]): readonly Payment[] {
  const failed = new Set(
    payments.flatMap(({ part_of, status }) =>
      status === 'returned' && part_of !== null ? [part_of] : [],
    ),
  );
  return payments.filter(({ part_of }) => part_of === null || !failed.has(part_of));
}

export function paymentMethodOf({ method, card }: Pick<Payment, 'method' | 'card'>): string {
  if (method === 'credit') return 'Account credit';
  return card ?? 'Card';
}

export const paymentTimeOf = ({ date_added, automatic }: Payment): string =>
  `${formatDateTime(instantOf(date_added))}${automatic ? ', charged automatically' : ''}`;

/** Empty where the card has no fee (R27). */
export const cardFeeOf = ({ card_fee }: Payment): string =>
  card_fee === '0.00' ? '' : ` + ${dollars(card_fee)} card fee`;

/** Where the receipt was settled in another way before this payment arrived. */
export const surplusTextOf = ({ surplus }: Payment): string =>
  `${dollars(surplus)} wasn’t due anymore and is account credit`;

export const billedTo = (billing: Billing): string =>
  `${billing.bill_first_name} ${billing.bill_last_name}, ${billing.bill_address1}, ` +
  `${billing.bill_city}, ${billing.bill_state} ${billing.bill_zipcode}`;
