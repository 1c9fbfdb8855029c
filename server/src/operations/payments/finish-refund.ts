// The second and third step of a refund: the call to the gateway, with the intent's id as its
// idempotency key and with no transaction open, then recording the result once.
import { seconds } from '@hammerdock/domain/time.ts';
import type { AppContext } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { appendEvent } from '../../events/outbox.ts';
import { GatewayOutage, type RefundResult } from '../../gateways/payments/gateway.ts';
import { postJournal } from '../../store/payments/ledger.ts';
import { lockUser } from '../../store/payments/payments.ts';
import {
  findCardRefund,
  listCardRefunds,
  settleCardRefund,
  unsettledCardRefunds,
  type CardRefundRow,
} from '../../store/payments/refunds.ts';
import { isId } from '../../store/platform/id-shape.ts';
import { GATEWAY_RETRY, isGatewayOutage } from './resolve-payments.ts';
import { runWorkQueue, type WorkQueue } from '../platform/run-work-queue.ts';

/** The request that began a refund is most likely still at work on one younger than this. */
const LEFT_ALONE = seconds(20);

type Finishing = Pick<AppContext, 'db' | 'payments' | 'log' | 'wakeDispatcher'>;
type Resolving = Pick<AppContext, 'workerDb' | 'payments' | 'log' | 'wakeDispatcher'>;

/** Without a response the refund stays pending, and resolveRefunds asks again. */
export async function finishRefund(context: Finishing, refundId: string): Promise<void> {
  for (const part of await listCardRefunds(context.db, refundId)) {
    if (part.settledAt !== null) continue;
    try {
      await giveBack(context, part);
    } catch (error) {
      if (!(error instanceof GatewayOutage)) throw error;
      const fields = { err: error, cardRefundId: part.id };
      context.log.warn(fields, 'the card service does not answer');
    }
  }
  context.wakeDispatcher();
}

export const unsettledRefundsQueue: WorkQueue<Resolving> = {
  name: 'unsettled-refunds',
  candidates: (db) => unsettledCardRefunds(db, LEFT_ALONE),
  work: async ({ workerDb: db, payments, wakeDispatcher }, { item }) => {
    const part = await findCardRefund(db, item);
    if (part?.settledAt === null) await giveBack({ db, payments }, part);
    wakeDispatcher();
    return 'done';
  },
  retry: GATEWAY_RETRY,
  isOutage: isGatewayOutage,
};

/** Finishes interrupted refunds; idempotent. */
export const resolveRefunds = (context: Resolving): Promise<void> =>
  runWorkQueue(context, unsettledRefundsQueue);

/** Resolves one card refund at a word of the provider; false: its result is still unknown. */
export async function resolveRefund(context: Finishing, cardRefundId: string): Promise<boolean> {
  const part = isId(cardRefundId) ? await findCardRefund(context.db, cardRefundId) : undefined;
  if (part === undefined || part.settledAt !== null) return true;
  try {
    await giveBack(context, part);
  } catch (error) {
    if (!isGatewayOutage(error)) throw error;
    context.log.warn({ err: error, cardRefundId }, 'the card service does not answer');
    return false;
  }
  context.wakeDispatcher();
  return true;
}

/** Throws GatewayOutage if the result is unknown. */
async function giveBack(
  { db, payments }: Pick<AppContext, 'db' | 'payments'>,
  part: CardRefundRow,
): Promise<void> {
  const { id: intentId, gatewayCharge, amountCents } = part;
  if (gatewayCharge === null)
    throw new Error(`card refund ${intentId} has no charge to go back to`);
  // Looks the refund up first, because idempotency keys expire at the gateway.
  const known = await payments.findRefund({ intentId, gatewayCharge });
  const result = known ?? (await payments.refund({ intentId, gatewayCharge, amountCents }));
  await settle(db, part, result);
}

async function settle(db: Db, part: CardRefundRow, result: RefundResult): Promise<void> {
  const { id, refundId, userId, invoiceId, amountCents } = part;
  await db.transaction().execute(async (tx) => {
    await lockUser(tx, userId);
    const taken = result.status === 'succeeded';
    const gatewayRefund = taken ? result.gatewayRefund : null;
    // Another node or a retry has already recorded the result.
    if (!(await settleCardRefund(tx, id, { state: result.status, gatewayRefund }))) return;
    await postJournal(tx, {
      kind: taken ? 'card refund' : 'card refund refused',
      userId,
      invoiceId,
      paymentId: null,
      reference: `card refund ${id}`,
      entries: [
        { account: 'refunds', userId, amountCents },
        // An amount that the card refuses becomes credit.
        taken
          ? { account: 'gateway clearing', userId: null, amountCents: -amountCents }
          : { account: 'buyer credit', userId, amountCents: -amountCents },
      ],
    });
    const parts = await listCardRefunds(tx, refundId);
    if (parts.every(({ settledAt }) => settledAt !== null)) {
      await appendEvent(tx, 'refund.made', { refundId, userId });
    }
  });
}
