// The second step, with no transaction open: the gateway is asked under the intent's own id.
import type { House } from '../context.ts';
import { GatewayOutage, type ChargeResult } from '../gateways/payment/gateway.ts';
import { findPayment, type PaymentRow } from '../store/payments.ts';
import { settlePayment } from './settle-payment.ts';

type Finishing = Pick<House, 'db' | 'payments' | 'log' | 'wakeDispatcher'>;

/**
 * Charges an intent and records the answer. Where the gateway does not answer, the payment stays
 * as it is: a time-out means "not known", and resolvePayments asks again (R29).
 */
export async function finishPayment(
  { db, payments, log, wakeDispatcher }: Finishing,
  paymentId: string,
): Promise<PaymentRow> {
  const payment = await getPayment(db, paymentId);
  if (payment.state !== 'processing') return payment;
  const { gatewayCard, gatewayCustomer } = payment;
  if (gatewayCard === null || gatewayCustomer === null) {
    throw new Error(`payment ${paymentId} has no card to charge`);
  }
  let result: ChargeResult;
  try {
    result = await payments.charge({
      intentId: payment.id,
      gatewayCustomer,
      gatewayCard,
      amountCents: payment.amountCents + payment.feeCents,
      description: payment.purpose === 'deposit' ? 'Deposit' : 'Auction receipt',
      offSession: payment.automatic,
    });
  } catch (error) {
    if (!(error instanceof GatewayOutage)) throw error;
    log.warn({ err: error, paymentId }, 'the card service does not answer');
    return payment;
  }
  await settlePayment(db, payment, result);
  wakeDispatcher();
  return getPayment(db, paymentId);
}

async function getPayment(db: House['db'], paymentId: string): Promise<PaymentRow> {
  const payment = await findPayment(db, paymentId);
  if (payment === undefined) throw new Error(`there is no payment ${paymentId}`);
  return payment;
}
