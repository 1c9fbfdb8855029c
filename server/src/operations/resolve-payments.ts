// Finishes what was left halfway: intents whose answer was lost, confirmations that came or never
// came, automatic charges that were not begun. Every step may be repeated by anybody at any time.
import { hours, seconds } from '@hammerdock/domain/time.ts';
import type { House } from '../context.ts';
import { readNow, type Db } from '../db/database.ts';
import { GatewayOutage } from '../gateways/payment/gateway.ts';
import { listInvoicesToCharge } from '../store/invoices.ts';
import { findPayment, listOldVerifications, listUnsettledPayments } from '../store/payments.ts';
import { chargeInvoice } from './charge-invoice.ts';
import { deactivateAccount } from './deactivate-account.ts';
import { finishPayment } from './finish-payment.ts';
import { settlePayment } from './settle-payment.ts';

/** A payment younger than this is most likely being finished by the request that began it. */
const LEFT_ALONE = seconds(20);
const VERIFICATION_WAIT = hours(24);
const AT_ONCE = 100;

type Resolving = Pick<House, 'workerDb' | 'payments' | 'log' | 'wakeDispatcher'>;

/** The periodic look at everything unsettled. */
export async function resolvePayments(house: Resolving): Promise<void> {
  const { workerDb: db } = house;
  const now = await readNow(db);
  for (const { id } of await listUnsettledPayments(db, now - LEFT_ALONE, AT_ONCE)) {
    await resolvePayment({ ...house, db }, id);
  }
  for (const invoiceId of await listInvoicesToCharge(db, AT_ONCE)) {
    await chargeInvoice(house, invoiceId);
  }
  await deactivateUnverified(db, now - VERIFICATION_WAIT);
  house.wakeDispatcher();
}

/** What became of one payment: also how the provider's call back is answered (R29). */
export async function resolvePayment(
  house: Pick<House, 'db' | 'payments' | 'log' | 'wakeDispatcher'>,
  paymentId: string,
): Promise<void> {
  const { db, payments, log } = house;
  const payment = await findPayment(db, paymentId);
  if (payment === undefined || payment.settledAt !== null) return;
  try {
    const known = await payments.findCharge(paymentId);
    if (known === null) await finishPayment(house, paymentId);
    else await settlePayment(db, payment, known);
  } catch (error) {
    // R54: an outage of the gateway never costs the buyer anything; we ask again later.
    if (!(error instanceof GatewayOutage)) throw error;
    log.warn({ err: error, paymentId }, 'the card service does not answer');
  }
  house.wakeDispatcher();
}

/** R54: a confirmation that was not given within a day. The link goes on working. */
async function deactivateUnverified(db: Db, before: number): Promise<void> {
  for (const { userId } of await listOldVerifications(db, before)) {
    await db
      .transaction()
      .execute((tx) => deactivateAccount(tx, userId, 'verification not confirmed'));
  }
}
