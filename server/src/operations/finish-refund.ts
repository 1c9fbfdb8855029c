// The second and the third step of a refund: the gateway is asked under the own id of the intent,
// with no transaction open, and what it says is recorded once.
import { seconds } from '@hammerdock/domain/time.ts';
import type { AppContext } from '../context.ts';
import type { Db } from '../db/database.ts';
import { appendEvent } from '../events/outbox.ts';
import { GatewayOutage, type RefundResult } from '../gateways/payment/gateway.ts';
import { postJournal } from '../store/ledger.ts';
import { lockUser } from '../store/payments.ts';
import {
  findCardRefund,
  listCardRefunds,
  settleCardRefund,
  unsettledCardRefunds,
  type CardRefundRow,
} from '../store/refunds.ts';
import { GATEWAY_RETRY, isGatewayOutage } from './resolve-payments.ts';
import { runWorkQueue, type WorkQueue } from './run-work-queue.ts';

/** A refund younger than this is most likely being finished by the request that began it. */
const LEFT_ALONE = seconds(20);

type Finishing = Pick<AppContext, 'db' | 'payments' | 'log' | 'wakeDispatcher'>;
type Resolving = Pick<AppContext, 'workerDb' | 'payments' | 'log' | 'wakeDispatcher'>;

/** Where the gateway does not answer, a refund stays under way, and resolveRefunds asks again. */
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

/** Finishes what was left halfway; may be repeated by anybody at any time. */
export const resolveRefunds = (context: Resolving): Promise<void> =>
  runWorkQueue(context, unsettledRefundsQueue);

/** Throws a GatewayOutage where nothing is known. */
async function giveBack(
  { db, payments }: Pick<AppContext, 'db' | 'payments'>,
  part: CardRefundRow,
): Promise<void> {
  const { id: intentId, gatewayCharge, amountCents } = part;
  if (gatewayCharge === null)
    throw new Error(`card refund ${intentId} has no charge to go back to`);
  // An answer that was lost is found, however long ago: keys are not remembered for ever.
  const known = await payments.findRefund(intentId);
  const result = known ?? (await payments.refund({ intentId, gatewayCharge, amountCents }));
  await settle(db, part, result);
}

async function settle(db: Db, part: CardRefundRow, result: RefundResult): Promise<void> {
  const { id, refundId, userId, invoiceId, amountCents } = part;
  await db.transaction().execute(async (tx) => {
    await lockUser(tx, userId);
    const taken = result.status === 'succeeded';
    const gatewayRefund = taken ? result.gatewayRefund : null;
    // Another node or a retry was here first.
    if (!(await settleCardRefund(tx, id, { state: result.status, gatewayRefund }))) return;
    await postJournal(tx, {
      kind: taken ? 'card refund' : 'card refund refused',
      userId,
      invoiceId,
      paymentId: null,
      reference: `card refund ${id}`,
      entries: [
        { account: 'refunds', userId, amountCents },
        // What the card does not take is the buyer's all the same.
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
