// R18, R60: what was bought at once and not paid in time goes back to the block, and its receipt is
// void. Safe to run on every node, twice and late.
import { decide } from '@hammerdock/domain/bidding/decide.ts';
import { isOutage } from '@hammerdock/domain/bidding/fair-close.ts';
import type { House } from '../context.ts';
import type { Tx } from '../db/database.ts';
import { appendFact } from '../facts/outbox.ts';
import { GatewayOutage } from '../gateways/payment/gateway.ts';
import { insertAudit } from '../store/audit.ts';
import { findRunningHold, listHoldsOver, markHoldLapsed, type HoldRow } from '../store/buy-now.ts';
import { readPulse } from '../store/heartbeat.ts';
import { lockInvoice } from '../store/invoices.ts';
import { lockLot } from '../store/lot-locks.ts';
import { listLogOfLot } from '../store/lot-log.ts';
import { findOpenPaymentOfInvoice, lockUser } from '../store/payments.ts';
import { callOffVerification } from './call-off-verification.ts';
import { recordLotFact } from './record-lot-fact.ts';
import { voidInvoice } from './void-invoice.ts';

const HOLDS_AT_ONCE = 200;
const REASON = 'It was bought at once and not paid in time, so it is open for bids again.';

type Lapsing = Pick<House, 'workerDb' | 'payments' | 'log' | 'wakeDispatcher'>;

export async function lapseDueHolds(house: Lapsing): Promise<void> {
  const { workerDb: db, payments, log } = house;
  for (const hold of await listHoldsOver(db, HOLDS_AT_ONCE)) {
    try {
      // A confirmation that the bank waits for can charge nobody once the receipt is void.
      const open = await findOpenPaymentOfInvoice(db, hold.invoiceId);
      await callOffVerification({ db, payments }, open, null);
      await db.transaction().execute((tx) => lapseHold(tx, hold));
    } catch (error) {
      // The next round asks again; until then the lot waits for its buyer.
      if (!(error instanceof GatewayOutage)) throw error;
      log.warn({ err: error, invoiceId: hold.invoiceId }, 'the card service does not answer');
    }
  }
  house.wakeDispatcher();
}

async function lapseHold(tx: Tx, { invoiceId, lotId, userId }: HoldRow): Promise<void> {
  // In the order in which paying takes its locks: of the two, one comes first.
  await lockUser(tx, userId);
  const invoice = await lockInvoice(tx, invoiceId);
  const running = await findRunningHold(tx, invoiceId);
  if (invoice === undefined || running === undefined) return;
  // What comes of a charge that is under way decides.
  if ((await findOpenPaymentOfInvoice(tx, invoiceId)) !== undefined) return;
  const lot = await lockLot(tx, lotId);
  if (lot === null) return;
  const { now, beatAt } = await readPulse(tx);
  if (beatAt !== null && isOutage({ beganAt: beatAt, endedAt: now })) return;
  const decided = decide(lot, { kind: 'reopen', log: await listLogOfLot(tx, lotId) }, now);
  if (!decided.ok) throw new Error(`a hold of lot ${lotId} cannot lapse: ${decided.refusal}`);
  const creditedCents = await voidInvoice(tx, invoice);
  await markHoldLapsed(tx, invoiceId);
  for (const fact of decided.value) {
    const change = await recordLotFact(tx, lot, fact);
    const told = { ...change, buyerId: userId, invoiceId, creditedCents, reason: REASON };
    await appendFact(tx, 'lot.reopened', told);
  }
  const details = { userId, invoiceId, creditedCents };
  await insertAudit(tx, { actorId: null, action: 'buy now lapsed', subject: lotId, details });
}
