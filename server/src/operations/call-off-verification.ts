// A payment that waits for the bank's confirmation gives way to one made now: it is called off at
// the gateway first, so that confirming it later can charge nobody.
import type { AppContext } from '../context.ts';
import type { PaymentRow } from '../store/payments.ts';
import { settlePayment } from './settle-payment.ts';

/** May throw a GatewayOutage: then the waiting payment stands, and no other is begun. */
export async function callOffVerification(
  { db, payments }: Pick<AppContext, 'db' | 'payments'>,
  open: PaymentRow | undefined,
): Promise<void> {
  if (open?.state !== 'needs verification') return;
  const result = await payments.cancelCharge(open.id);
  await settlePayment(db, open, result ?? { status: 'cancelled' });
}
