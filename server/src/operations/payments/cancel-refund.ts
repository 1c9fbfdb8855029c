// Cancels a refund before it is paid out: the provider is asked first, with no transaction open,
// and each part is locked while the cancellation is booked, so that none is sent afterwards.
import { mayCancelRefund, type CancelRefusal } from '@hammerdock/domain/invoicing/refund-cancel.ts';
import { ok, refused, type Result } from '@hammerdock/domain/result.ts';
import { minutes, type Instant } from '@hammerdock/domain/time.ts';
import type { AppContext } from '../../context.ts';
import { readNow, type Db, type Tx } from '../../db/database.ts';
import { appendEvent } from '../../events/outbox.ts';
import { GatewayOutage } from '../../gateways/payments/gateway.ts';
import {
  findRefundOfLot,
  insertCanceledRefund,
  listRefundParts,
  lockRefundParts,
  type PendingPart,
  type RefundOfLot,
} from '../../store/payments/canceled-refunds.ts';
import { postJournal, sumOwedToUser } from '../../store/payments/ledger.ts';
import { lockUser } from '../../store/payments/payments.ts';
import { insertAudit } from '../../store/platform/audit.ts';
import type { Refunder } from './begin-refund.ts';
import { resolveRefund } from './give-back.ts';

/** Longer than a request to the provider may be on its way, with its repetitions. */
const ON_ITS_WAY = minutes(2);

export type RefundCancelRefusal =
  | CancelRefusal
  | 'NotFound'
  | 'RefundUnderWay'
  | 'GatewayUnavailable';

type Canceling = Pick<AppContext, 'db' | 'payments' | 'log' | 'wakeDispatcher'>;

export async function cancelRefund(
  context: Canceling,
  refunder: Refunder,
  refundId: string,
): Promise<Result<RefundOfLot, RefundCancelRefusal>> {
  const { db } = context;
  const refund = await findRefundOfLot(db, refundId);
  if (refund === undefined) return refused('NotFound');
  const parts = await listRefundParts(db, refundId);
  const may = await weighCancel(db, { refund, refunder, parts });
  if (!may.ok) return may;
  const held = await holdBack(context, parts);
  if (!held.ok) return held;
  const canceled = await db.transaction().execute(async (tx) => {
    await lockUser(tx, refund.userId);
    const seen = await findRefundOfLot(tx, refundId);
    const locked = await lockRefundParts(tx, refundId);
    if (seen === undefined) return refused('NotFound');
    const still = await weighCancel(tx, { refund: seen, refunder, parts: locked });
    if (!still.ok) return still;
    if (wasSentSince(parts, locked)) return refused('RefundUnderWay');
    await recordCancel(tx, refunder, seen);
    return ok(seen);
  });
  context.wakeDispatcher();
  return canceled;
}

interface Weighed {
  readonly refund: RefundOfLot;
  readonly refunder: Refunder;
  readonly parts: readonly PendingPart[];
}

async function weighCancel(db: Db, { refund, refunder, parts }: Weighed) {
  const { ground, centerId: lotCenterId, isLatest, creditCents, userId } = refund;
  return mayCancelRefund({
    ground,
    lotCenterId,
    isLatest,
    creditCents,
    deskCenterId: refunder.centerId,
    parts: parts.map(({ state }) => state),
    availableCreditCents: await sumOwedToUser(db, userId, 'buyer credit'),
  });
}

/** Makes sure that the provider pays out no part of it. */
async function holdBack(
  context: Canceling,
  parts: readonly PendingPart[],
): Promise<Result<null, RefundCancelRefusal>> {
  const now = await readNow(context.db);
  try {
    for (const part of parts) {
      const held = await holdBackPart(context, part, now);
      if (!held.ok) return held;
    }
    return ok(null);
  } catch (error) {
    if (error instanceof GatewayOutage) return refused('GatewayUnavailable');
    throw error;
  }
}

async function holdBackPart(
  context: Canceling,
  { id: intentId, gatewayCharge, lastSentAt }: PendingPart,
  now: Instant,
): Promise<Result<null, RefundCancelRefusal>> {
  if (gatewayCharge === null) throw new Error(`card refund ${intentId} has no charge`);
  const result = await context.payments.cancelRefund({ intentId, gatewayCharge });
  // The provider may still receive one that was sent a moment ago.
  if (result === null) return now - lastSentAt > ON_ITS_WAY ? ok(null) : refused('RefundUnderWay');
  if (result.status === 'refused') return ok(null);
  await resolveRefund(context, intentId);
  return refused(result.status === 'succeeded' ? 'RefundMade' : 'RefundUnderWay');
}

const wasSentSince = (before: readonly PendingPart[], now: readonly PendingPart[]): boolean =>
  now.some(({ lastSentAt }, position) => lastSentAt !== before[position]?.lastSentAt);

async function recordCancel(tx: Tx, { userId: actorId }: Refunder, refund: RefundOfLot) {
  const { id: refundId, userId, invoiceId, lotId, sellerId, amountCents, creditCents } = refund;
  const { commissionCents } = refund;
  const returnUndone = await insertCanceledRefund(tx, { refundId, actorId });
  await postJournal(tx, {
    kind: 'refund canceled',
    userId,
    invoiceId,
    paymentId: null,
    reference: `refund canceled ${refundId}`,
    entries: [
      { account: 'buyer credit', userId, amountCents: creditCents },
      { account: 'refunds', userId, amountCents: amountCents - creditCents },
      {
        account: 'seller payable',
        userId: sellerId,
        amountCents: commissionCents - refund.hammerCents,
      },
      { account: 'premium revenue', userId: null, amountCents: -refund.premiumCents },
      { account: 'commission revenue', userId: null, amountCents: -commissionCents },
      { account: 'tax payable', userId: null, amountCents: -refund.taxCents },
    ],
  });
  await insertAudit(tx, {
    actorId,
    action: 'refund canceled',
    subject: lotId,
    details: { refundId, userId, invoiceId, amountCents, creditCents, returnUndone },
  });
  await appendEvent(tx, 'refund.canceled', { refundId, userId });
}
