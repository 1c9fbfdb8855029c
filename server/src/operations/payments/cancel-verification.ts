// A new payment replaces one that waits for the bank's confirmation. The old one is cancelled at
// the gateway first, so that a later confirmation does not charge the card.
import type { AppContext } from '../../context.ts';
import type { PaymentRow } from '../../store/payments/payments.ts';
import { settlePayment } from './settle-payment.ts';

/** Throws GatewayOutage if it cannot be canceled; then no new payment must begin. */
export async function cancelVerification(
  { db, payments }: Pick<AppContext, 'db' | 'payments'>,
  open: PaymentRow | undefined,
): Promise<void> {
  if (open?.state !== 'needs verification') return;
  const result = await payments.cancelCharge({ ...open, intentId: open.id });
  await settlePayment(db, open, result ?? { status: 'cancelled' });
}
