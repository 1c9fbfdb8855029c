// Gives an amount back to the card that paid it: the call to the provider, with no transaction
// open, then recording its result once. What the card or its bank does not take becomes credit,
// also where the bank sends it back days later.
import { refundStep, type RefundStep } from '@hammerdock/domain/invoicing/refund-steps.ts';
import type { JournalKind } from '@hammerdock/domain/invoicing/journals.ts';
import { nextCheckDelay } from '@hammerdock/domain/retry.ts';
import { hours, minutes } from '@hammerdock/domain/time.ts';
import type { AppContext } from '../../context.ts';
import { readNow, type Db, type Tx } from '../../db/database.ts';
import { appendEvent } from '../../events/outbox.ts';
import type { ListedRefund, RefundResult } from '../../gateways/payments/gateway.ts';
import { postJournal } from '../../store/payments/ledger.ts';
import { isElsewhere, lockUser } from '../../store/payments/payments.ts';
import {
  areAllSettled,
  failRefundPart,
  findRefundPart,
  lockRefundState,
  recordAccepted,
  recordSent,
  settleRefundPart,
  type RefundPart,
} from '../../store/payments/refund-parts.ts';
import { insertAudit } from '../../store/platform/audit.ts';
import type { WorkOutcome } from '../platform/run-work-queue.ts';
import { isGatewayOutage } from './resolve-payments.ts';

type Giving = Pick<AppContext, 'db' | 'payments' | 'log' | 'wakeDispatcher'>;

/** Asks the provider and records its word; false: it did not say what has changed. */
export async function resolveRefund(context: Giving, partId: string): Promise<boolean> {
  try {
    await giveBack(context, partId);
  } catch (error) {
    if (!isGatewayOutage(error)) throw error;
    context.log.warn({ err: error, cardRefundId: partId }, 'the card service does not answer');
    return false;
  }
  return true;
}

/** The work of a queue; throws GatewayOutage if the result is unknown. */
export async function checkRefund(context: Giving, partId: string): Promise<WorkOutcome> {
  await giveBack(context, partId);
  const part = await findRefundPart(context.db, partId);
  if (part?.state !== 'pending') return 'done';
  const sinceMs = (await readNow(context.db)) - part.createdAt;
  return { laterMs: nextCheckDelay({ sinceMs, shortestMs: minutes(1), longestMs: hours(1) }) };
}

/** Takes over what the provider's list says of a refund, in case its webhook was lost. */
export async function compareRefund(context: Giving, refund: ListedRefund): Promise<void> {
  const { intentId, status } = refund;
  if (intentId === null) return;
  const part = await findRefundPart(context.db, intentId);
  const step = part === undefined ? null : refundStep(part.state, status);
  if (step !== null && step !== 'differs') await resolveRefund(context, intentId);
}

async function giveBack({ db, payments, wakeDispatcher }: Giving, partId: string): Promise<void> {
  const part = await findRefundPart(db, partId);
  if (part === undefined || !['pending', 'succeeded'].includes(part.state)) return;
  if (isElsewhere(part, payments.name)) {
    // No other provider can refund it; what was refunded before is decided.
    if (part.state === 'pending') await refuse(db, part);
    wakeDispatcher();
    return;
  }
  const { id: intentId, gatewayCharge, amountCents } = part;
  if (gatewayCharge === null) throw new Error(`${part.kind} ${intentId} has no charge`);
  // Looks the refund up first, because idempotency keys expire at the gateway.
  const known = await payments.findRefund({ intentId, gatewayCharge });
  if (known === null && part.state !== 'pending') return;
  // It may have been canceled since it was read.
  if (known === null && !(await recordSent(db, part))) return;
  const result = known ?? (await payments.refund({ intentId, gatewayCharge, amountCents }));
  await record(db, part, result);
  wakeDispatcher();
}

/** The provider that was paid through is gone: the amount becomes credit. */
export async function refuseRefund(db: Db, partId: string): Promise<void> {
  const part = await findRefundPart(db, partId);
  if (part?.state === 'pending') await refuse(db, part);
}

const refuse = (db: Db, part: RefundPart): Promise<void> => record(db, part, { status: 'refused' });

async function record(db: Db, part: RefundPart, result: RefundResult): Promise<void> {
  if (result.status === 'pending') return recordAccepted(db, part, result.gatewayRefund);
  await db.transaction().execute(async (tx) => {
    await lockUser(tx, part.userId);
    const step = refundStep(await lockRefundState(tx, part), result.status);
    // Another node or a retry has already recorded the result.
    if (step === null || step === 'differs') return;
    await recordStep(tx, part, { step, result });
  });
}

interface Taken {
  readonly step: Exclude<RefundStep, 'differs'>;
  readonly result: RefundResult;
}

async function recordStep(tx: Tx, part: RefundPart, { step, result }: Taken): Promise<void> {
  const { id, userId, refundId, amountCents } = part;
  await bookStep(tx, part, step);
  if (step === 'failed') {
    await failRefundPart(tx, part);
    const details = { userId, amountCents, paymentId: part.paymentId };
    await insertAudit(tx, { actorId: null, action: `${part.kind} failed`, subject: id, details });
    await appendEvent(tx, 'refund.failed', { partId: id, userId });
    return;
  }
  const gatewayRefund = result.status === 'succeeded' ? result.gatewayRefund : null;
  await settleRefundPart(tx, part, { state: step, gatewayRefund });
  if (refundId === null) await appendEvent(tx, 'deposit.returned', { returnId: id, userId });
  else if (await areAllSettled(tx, refundId)) {
    await appendEvent(tx, 'refund.made', { refundId, userId });
  }
}

const KINDS = {
  'card refund': {
    succeeded: 'card refund',
    refused: 'card refund refused',
    failed: 'card refund failed',
  },
  'deposit return': {
    succeeded: 'deposit returned',
    refused: 'deposit return refused',
    failed: 'deposit return failed',
  },
} as const satisfies Record<RefundPart['kind'], Record<Taken['step'], JournalKind>>;

async function bookStep(tx: Tx, part: RefundPart, step: Taken['step']): Promise<void> {
  const { id, kind, userId, invoiceId, paymentId, amountCents } = part;
  const failed = step === 'failed';
  await postJournal(tx, {
    kind: KINDS[kind][step],
    userId,
    invoiceId,
    paymentId: kind === 'deposit return' ? paymentId : null,
    reference: `${kind} ${failed ? 'failed ' : ''}${id}`,
    entries: [
      failed
        ? { account: 'gateway clearing', userId: null, amountCents }
        : { account: 'refunds', userId, amountCents },
      step === 'succeeded'
        ? { account: 'gateway clearing', userId: null, amountCents: -amountCents }
        : { account: 'buyer credit', userId, amountCents: -amountCents },
    ],
  });
}
