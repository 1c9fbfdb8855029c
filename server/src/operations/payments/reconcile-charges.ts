// Compares the provider's list of charges with our payments. What a lost webhook would have said is
// found here; a difference that cannot be resolved is reported to the operator.
import { hours } from '@hammerdock/domain/time.ts';
import type { AppContext } from '../../context.ts';
import { readNow } from '../../db/database.ts';
import { GatewayOutage, type ListedCharge } from '../../gateways/payments/gateway.ts';
import { findPayment, type PaymentRow } from '../../store/payments/payments.ts';
import { recordDispute } from './resolve-disputes.ts';
import { resolvePayment } from './resolve-payments.ts';

type Reconciling = Pick<AppContext, 'workerDb' | 'payments' | 'log' | 'wakeDispatcher'>;

/** Longer than the provider repeats a webhook. */
const COMPARED = hours(96);

export async function reconcileCharges(context: Reconciling): Promise<void> {
  const since = (await readNow(context.workerDb)) - COMPARED;
  try {
    for await (const charge of context.payments.listCharges(since)) await compare(context, charge);
    const ours = { ...context, db: context.workerDb };
    for await (const dispute of context.payments.listDisputes(since)) {
      await recordDispute(ours, dispute);
    }
  } catch (error) {
    if (!(error instanceof GatewayOutage)) throw error;
    context.log.warn({ err: error }, 'the charges of the payment provider could not be compared');
  }
}

async function compare(context: Reconciling, charge: ListedCharge): Promise<void> {
  const { intentId, gatewayCharge } = charge;
  // The provider's account may be used for something else as well.
  if (intentId === null) return;
  const { workerDb: db, log } = context;
  const payment = await findPayment(db, intentId);
  if (payment?.settledAt === null) {
    await resolvePayment({ ...context, db }, intentId);
    return;
  }
  if (payment === undefined ? !charge.succeeded : agrees(payment, charge)) return;
  const fields = { paymentId: intentId, gatewayCharge, state: payment?.state ?? 'unknown' };
  log.error(fields, 'a charge at the payment provider differs from our payment');
}

const agrees = (payment: PaymentRow, { succeeded, amountCents }: ListedCharge): boolean =>
  (payment.state === 'succeeded') === succeeded &&
  (!succeeded || payment.amountCents + payment.feeCents === amountCents);
