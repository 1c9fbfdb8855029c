// The second and the third step of a refund: the gateway is asked under the own id of the intent,
// with no transaction open, and what it says is recorded once.
import { seconds } from '@hammerdock/domain/time.ts';
import type { House } from '../context.ts';
import { readNow, type Db } from '../db/database.ts';
import { appendFact } from '../facts/outbox.ts';
import { GatewayOutage, type RefundResult } from '../gateways/payment/gateway.ts';
import { postJournal } from '../store/ledger.ts';
import { lockUser } from '../store/payments.ts';
import {
  listCardRefunds,
  listUnsettledCardRefunds,
  settleCardRefund,
  type CardRefundRow,
} from '../store/refunds.ts';

/** A refund younger than this is most likely being finished by the request that began it. */
const LEFT_ALONE = seconds(20);
const AT_ONCE = 100;

type Finishing = Pick<House, 'db' | 'payments' | 'log' | 'wakeDispatcher'>;

/** Where the gateway does not answer, a refund stays under way, and resolveRefunds asks again. */
export async function finishRefund(house: Finishing, refundId: string): Promise<void> {
  for (const part of await listCardRefunds(house.db, refundId)) {
    if (part.settledAt === null) await giveBack(house, part);
  }
}

/** Finishes what was left halfway; may be repeated by anybody at any time. */
export async function resolveRefunds({
  workerDb: db,
  ...house
}: Pick<House, 'workerDb' | 'payments' | 'log' | 'wakeDispatcher'>): Promise<void> {
  const before = (await readNow(db)) - LEFT_ALONE;
  for (const part of await listUnsettledCardRefunds(db, before, AT_ONCE)) {
    await giveBack({ ...house, db }, part);
  }
}

async function giveBack(
  { db, payments, log, wakeDispatcher }: Finishing,
  part: CardRefundRow,
): Promise<void> {
  const { id: intentId, gatewayCharge, amountCents } = part;
  if (gatewayCharge === null)
    throw new Error(`card refund ${intentId} has no charge to go back to`);
  try {
    // An answer that was lost is found, however long ago: keys are not remembered for ever.
    const known = await payments.findRefund(intentId);
    const result = known ?? (await payments.refund({ intentId, gatewayCharge, amountCents }));
    await settle(db, part, result);
  } catch (error) {
    if (!(error instanceof GatewayOutage)) throw error;
    log.warn({ err: error, cardRefundId: intentId }, 'the card service does not answer');
  }
  wakeDispatcher();
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
      await appendFact(tx, 'refund.made', { refundId, userId });
    }
  });
}
