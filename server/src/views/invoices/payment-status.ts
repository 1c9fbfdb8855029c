import type { InvoiceDetail } from '@hammerdock/contract/shapes/invoice.ts';
import type { PaymentRow } from '../../store/payments/payments.ts';

type Status = InvoiceDetail['payments'][number]['status'];

export const paymentStatusOf = ({
  state,
  declineCode,
}: Pick<PaymentRow, 'state' | 'declineCode'>): Status =>
  state === 'declined' && declineCode === 'not confirmed'
    ? 'not confirmed'
    : // The database's check constraint admits exactly these states.
      (state as Status);

/** Where the bank asks to confirm; null: it does not wait. */
export const verificationUrlOf = ({
  state,
  verificationUrl,
}: Pick<PaymentRow, 'state' | 'verificationUrl'>): string | null =>
  state === 'needs verification' ? verificationUrl : null;
