// Finishes interrupted payments: intents whose response was lost, pending confirmations, and
// automatic charges that did not start. Every step is idempotent.
import { nextCheckDelay, type RetryPolicy } from '@hammerdock/domain/retry.ts';
import { hours, minutes, seconds } from '@hammerdock/domain/time.ts';
import type { AppContext } from '../../context.ts';
import { readNow } from '../../db/database.ts';
import { GatewayOutage } from '../../gateways/payments/gateway.ts';
import { invoicesToCharge } from '../../store/invoices/invoices.ts';
import {
  findPayment,
  isElsewhere,
  lapsedVerifications,
  unsettledPayments,
} from '../../store/payments/payments.ts';
import type { ClaimedItem } from '../../store/platform/work-items.ts';
import { chargeInvoice } from './charge-invoice.ts';
import { deactivateAccount } from '../accounts/deactivate-account.ts';
import { chargePayment } from './finish-payment.ts';
import { runWorkQueue, type WorkOutcome, type WorkQueue } from '../platform/run-work-queue.ts';
import { settlePayment, wasDeclined } from './settle-payment.ts';

/** A younger payment is most likely still being processed by the request that began it. */
const MIN_AGE = seconds(20);
const VERIFICATION_WAIT = hours(24);
/** Retried more often than other failures, because buyers wait for the result. */
export const GATEWAY_RETRY: RetryPolicy = {
  firstDelayMs: seconds(10),
  longestDelayMs: minutes(10),
  maxAttempts: 24,
};

type Resolving = Pick<AppContext, 'workerDb' | 'payments' | 'log' | 'wakeDispatcher'>;

/** R54: an outage of the gateway has no consequences for the buyer; it is retried later. */
export const isGatewayOutage = (error: unknown): boolean => error instanceof GatewayOutage;

export const unsettledPaymentsQueue: WorkQueue<Resolving> = {
  name: 'unsettled-payments',
  candidates: (db) => unsettledPayments(db, MIN_AGE),
  work: checkPayment,
  retry: GATEWAY_RETRY,
  isOutage: isGatewayOutage,
};

export const uncollectedInvoicesQueue: WorkQueue<Resolving> = {
  name: 'invoices-to-charge',
  candidates: invoicesToCharge,
  work: async (context, { item }) => {
    await chargeInvoice(context, item);
    return 'done';
  },
};

export const lapsedVerificationsQueue: WorkQueue<Resolving> = {
  name: 'lapsed-verifications',
  candidates: (db) => lapsedVerifications(db, VERIFICATION_WAIT),
  work: deactivateUnverified,
};

/** Runs periodically over all unsettled payments. */
export async function resolvePayments(context: Resolving): Promise<void> {
  await runWorkQueue(context, unsettledPaymentsQueue);
  await runWorkQueue(context, uncollectedInvoicesQueue);
  await runWorkQueue(context, lapsedVerificationsQueue);
  context.wakeDispatcher();
}

/** Resolves one payment at a word of the provider (R29); false: its result is still unknown. */
export async function resolvePayment(
  context: Pick<AppContext, 'db' | 'payments' | 'log' | 'wakeDispatcher'>,
  paymentId: string,
): Promise<boolean> {
  try {
    await askGateway(context, paymentId);
  } catch (error) {
    if (!isGatewayOutage(error)) throw error;
    context.log.warn({ err: error, paymentId }, 'the payment gateway does not respond');
    return false;
  }
  context.wakeDispatcher();
  return true;
}

/** Throws GatewayOutage if the result is unknown. */
async function askGateway(
  { db, payments }: Pick<AppContext, 'db' | 'payments'>,
  paymentId: string,
): Promise<void> {
  const payment = await findPayment(db, paymentId);
  if (payment === undefined || (payment.settledAt !== null && !wasDeclined(payment))) return;
  if (isElsewhere(payment, payments.name)) return;
  const known = await payments.findCharge({ ...payment, intentId: paymentId });
  if (payment.settledAt !== null && known === null) return;
  if (known === null) await chargePayment({ db, payments }, payment);
  else await settlePayment(db, payment, known);
}

async function checkPayment(context: Resolving, { item }: ClaimedItem): Promise<WorkOutcome> {
  const db = context.workerDb;
  await askGateway({ db, payments: context.payments }, item);
  context.wakeDispatcher();
  const payment = await findPayment(db, item);
  if (payment === undefined || payment.settledAt !== null) return 'done';
  // The buyer may confirm at any time or never, so the delay between checks grows.
  const sinceMs = (await readNow(db)) - payment.createdAt;
  return { laterMs: nextCheckDelay({ sinceMs, shortestMs: minutes(1), longestMs: hours(1) }) };
}

/** R54: not confirmed within a day. The link still works. */
async function deactivateUnverified(
  { workerDb }: Resolving,
  { item }: ClaimedItem,
): Promise<WorkOutcome> {
  await workerDb.transaction().execute(async (tx) => {
    const payment = await findPayment(tx, item);
    if (payment === undefined || payment.settledAt !== null) return;
    await deactivateAccount(tx, payment.userId, 'verification not confirmed');
  });
  return 'done';
}
