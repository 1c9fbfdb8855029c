// R18, R60: reopens buy-now lots that were not paid in time, and voids their receipt. Idempotent,
// on all nodes.
import { decide } from '@hammerdock/domain/bidding/decide.ts';
import { isOutage } from '@hammerdock/domain/bidding/fair-close.ts';
import type { Cents } from '@hammerdock/domain/money.ts';
import { seconds, type Instant } from '@hammerdock/domain/time.ts';
import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { appendEvent } from '../../events/outbox.ts';
import { insertAudit } from '../../store/platform/audit.ts';
import {
  listRunningHolds,
  markHoldLapsed,
  runningHolds,
  type HoldRow,
} from '../../store/bidding/buy-now.ts';
import { readHeartbeat } from '../../store/platform/heartbeat.ts';
import { lockInvoice } from '../../store/invoices/invoices.ts';
import { lockLot, type LockedLot } from '../../store/auctions/lot-locks.ts';
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
    const [hold] = await listRunningHolds(db, invoiceId);
    if (hold === undefined) return 'done';
    // A pending bank confirmation must not charge a void receipt.
    const open = await findOpenPaymentOfInvoice(db, invoiceId);
    await cancelVerification({ db, payments }, open);
    return db.transaction().execute((tx) => lapseHolds(tx, hold));
  },
  retry: GATEWAY_RETRY,
  // Without a response from the gateway the hold stays.
  isOutage: isGatewayOutage,
};

export async function lapseDueHolds(context: Lapsing): Promise<void> {
  await runWorkQueue(context, lapsedHoldsQueue);
  context.wakeDispatcher();
}

async function lapseHolds(
  tx: Tx,
  { invoiceId, userId }: Pick<HoldRow, 'invoiceId' | 'userId'>,
): Promise<WorkOutcome> {
  // The same lock order as a payment, so that they cannot deadlock.
  await lockUser(tx, userId);
  const invoice = await lockInvoice(tx, invoiceId);
  const running = await listRunningHolds(tx, invoiceId);
  if (invoice === undefined || running.length === 0) return 'done';
  // A pending charge decides whether the hold lapses.
  if ((await findOpenPaymentOfInvoice(tx, invoiceId)) !== undefined) return { laterMs: BUSY_LATER };
  const lots: LockedLot[] = [];
  for (const { lotId } of running) {
    const lot = await lockLot(tx, lotId);
    if (lot === null) throw new Error(`the lot ${lotId} of a hold is gone`);
    lots.push(lot);
  }
  const { now, beatAt } = await readHeartbeat(tx);
  if (beatAt !== null && isOutage({ beganAt: beatAt, endedAt: now })) {
    return { laterMs: BUSY_LATER };
  }
  const creditedCents = await voidInvoice(tx, invoice);
  await markHoldLapsed(tx, invoiceId);
  for (const lot of lots) await reopenLot(tx, lot, { userId, invoiceId, creditedCents, now });
  return 'done';
}

interface Lapsed {
  readonly userId: string;
  readonly invoiceId: string;
  readonly creditedCents: Cents;
  readonly now: Instant;
}

async function reopenLot(tx: Tx, lot: LockedLot, { now, ...lapsed }: Lapsed): Promise<void> {
  const { userId, invoiceId, creditedCents } = lapsed;
  const decided = decide(lot, { kind: 'reopen', log: await listLogOfLot(tx, lot.id) }, now);
  if (!decided.ok) throw new Error(`a hold of lot ${lot.id} cannot lapse: ${decided.refusal}`);
  for (const event of decided.value) {
    const change = await recordLotEvent(tx, lot, event);
    const reopened = { ...change, buyerId: userId, invoiceId, creditedCents, reason: REASON };
    await appendEvent(tx, 'lot.reopened', reopened);
  }
  const audit = { actorId: null, action: 'buy now lapsed', subject: lot.id, details: lapsed };
  await insertAudit(tx, audit);
}
