// The second step of a payment: the call to the gateway, with the intent's id as its idempotency
// key and with no transaction open.
import type { AppContext } from '../../context.ts';
import { GatewayOutage } from '../../gateways/payments/gateway.ts';
import { findPayment, isElsewhere, type PaymentRow } from '../../store/payments/payments.ts';
import { settlePayment } from './settle-payment.ts';

type Finishing = Pick<AppContext, 'db' | 'payments' | 'log' | 'wakeDispatcher'>;

/**
 * Charges an intent and records the result. Without a response the payment stays as it is: a
 * timeout means "unknown", and resolvePayments asks again (R29).
 */
export async function finishPayment(
  { db, payments, log, wakeDispatcher }: Finishing,
  paymentId: string,
): Promise<PaymentRow> {
  const payment = await getPayment(db, paymentId);
  try {
    await chargePayment({ db, payments }, payment);
  } catch (error) {
    if (!(error instanceof GatewayOutage)) throw error;
    log.warn({ err: error, paymentId }, 'the card service does not answer');
    return payment;
  }
  wakeDispatcher();
  return getPayment(db, paymentId);
}

/** Does nothing unless the payment is pending; throws GatewayOutage if its result is unknown. */
export async function chargePayment(
  { db, payments }: Pick<AppContext, 'db' | 'payments'>,
  payment: PaymentRow,
): Promise<void> {
  if (payment.state !== 'processing') return;
  const { gatewayCard, gatewayCustomer, sourceKind } = payment;
  if (isElsewhere(payment, payments.name)) {
    throw new Error(`payment ${payment.id} is of ${payment.provider}, which is not in use`);
  }
  if (gatewayCard === null || gatewayCustomer === null) {
    throw new Error(`payment ${payment.id} has no card to charge`);
  }
  const result = await payments.charge({
    intentId: payment.id,
    gatewayCustomer,
    gatewayCard,
    kind: sourceKind === 'bank' ? 'bank' : 'card',
    amountCents: payment.amountCents + payment.feeCents,
    description: payment.purpose === 'deposit' ? 'Deposit' : 'Auction receipt',
    offSession: payment.automatic,
  });
  await settlePayment(db, payment, result);
}

async function getPayment(db: AppContext['db'], paymentId: string): Promise<PaymentRow> {
  const payment = await findPayment(db, paymentId);
  if (payment === undefined) throw new Error(`there is no payment ${paymentId}`);
  return payment;
}
