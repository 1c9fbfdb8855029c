// R18, R60: reopens a buy-now lot that was not paid in time, and voids its receipt. Idempotent, on
// all nodes.
import { decide } from '@hammerdock/domain/bidding/decide.ts';
import { isOutage } from '@hammerdock/domain/bidding/fair-close.ts';
import { seconds } from '@hammerdock/domain/time.ts';
import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { appendEvent } from '../../events/outbox.ts';
import { insertAudit } from '../../store/platform/audit.ts';
import {
  findRunningHold,
  markHoldLapsed,
  runningHolds,
  type HoldRow,
} from '../../store/bidding/buy-now.ts';
import { readHeartbeat } from '../../store/platform/heartbeat.ts';
import { lockInvoice } from '../../store/invoices/invoices.ts';
import { lockLot } from '../../store/auctions/lot-locks.ts';
import { listLogOfLot } from '../../store/bidding/lot-log.ts';
import { findOpenPaymentOfInvoice, lockUser } from '../../store/payments/payments.ts';
import { cancelVerification } from '../payments/cancel-verification.ts';
import { recordLotEvent } from './record-lot-event.ts';
import { GATEWAY_RETRY, isGatewayOutage } from '../payments/resolve-payments.ts';
import { runWorkQueue, type WorkOutcome, type WorkQueue } from '../platform/run-work-queue.ts';
import { voidInvoice } from '../invoices/void-invoice.ts';

/** Retry delay of a hold whose lot is locked or whose payment is pending. */
const BUSY_LATER = seconds(10);
const REASON = 'A Buy Now purchase was not paid in time, so it is open for bids again.';

type Lapsing = Pick<AppContext, 'workerDb' | 'payments' | 'log' | 'wakeDispatcher'>;

export const lapsedHoldsQueue: WorkQueue<Lapsing> = {
  name: 'buy-now-holds',
  candidates: runningHolds,
  work: async ({ workerDb: db, payments }, { item: invoiceId }) => {
    const hold = await findRunningHold(db, invoiceId);
    if (hold === undefined) return 'done';
    // A pending bank confirmation must not charge a void receipt.
    const open = await findOpenPaymentOfInvoice(db, invoiceId);
    await cancelVerification({ db, payments }, open);
    return db.transaction().execute((tx) => lapseHold(tx, hold));
  },
  retry: GATEWAY_RETRY,
  // Without a response from the gateway the hold stays.
  isOutage: isGatewayOutage,
};

export async function lapseDueHolds(context: Lapsing): Promise<void> {
  await runWorkQueue(context, lapsedHoldsQueue);
  context.wakeDispatcher();
}

async function lapseHold(tx: Tx, { invoiceId, lotId, userId }: HoldRow): Promise<WorkOutcome> {
  // The same lock order as a payment, so that they cannot deadlock.
  await lockUser(tx, userId);
  const invoice = await lockInvoice(tx, invoiceId);
  const running = await findRunningHold(tx, invoiceId);
  if (invoice === undefined || running === undefined) return 'done';
  // A pending charge decides whether the hold lapses.
  if ((await findOpenPaymentOfInvoice(tx, invoiceId)) !== undefined) return { laterMs: BUSY_LATER };
  const lot = await lockLot(tx, lotId);
  if (lot === null) throw new Error(`the lot ${lotId} of a hold is gone`);
  const { now, beatAt } = await readHeartbeat(tx);
  if (beatAt !== null && isOutage({ beganAt: beatAt, endedAt: now })) {
    return { laterMs: BUSY_LATER };
  }
  const decided = decide(lot, { kind: 'reopen', log: await listLogOfLot(tx, lotId) }, now);
  if (!decided.ok) throw new Error(`a hold of lot ${lotId} cannot lapse: ${decided.refusal}`);
  const creditedCents = await voidInvoice(tx, invoice);
  await markHoldLapsed(tx, invoiceId);
  for (const event of decided.value) {
    const change = await recordLotEvent(tx, lot, event);
    const reopened = { ...change, buyerId: userId, invoiceId, creditedCents, reason: REASON };
    await appendEvent(tx, 'lot.reopened', reopened);
  }
  const details = { userId, invoiceId, creditedCents };
  await insertAudit(tx, { actorId: null, action: 'buy now lapsed', subject: lotId, details });
  return 'done';
}
