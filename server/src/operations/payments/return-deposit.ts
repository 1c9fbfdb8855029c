// R57: returns a deposit to the cards that paid it: booked in one transaction, then given back by
// the provider with no transaction open, and the result recorded once.
import {
  mayReturnDeposit,
  type DepositRefusal,
} from '@hammerdock/domain/invoicing/deposit-return.ts';
import type { Cents } from '@hammerdock/domain/money.ts';
import { ok, type Result } from '@hammerdock/domain/result.ts';
import { seconds } from '@hammerdock/domain/time.ts';
import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { appendEvent } from '../../events/outbox.ts';
import { newId } from '../../security/ids.ts';
import {
  findDepositReturn,
  idleDeposits,
  insertDepositReturn,
  listHeldDeposits,
  readDepositStanding,
  settleDepositReturn,
  unsettledDepositReturns,
  type DepositReturnRow,
} from '../../store/payments/deposit-returns.ts';
import { postJournal } from '../../store/payments/ledger.ts';
import { lockUser } from '../../store/payments/payments.ts';
import { isId } from '../../store/platform/id-shape.ts';
import { runWorkQueue, type WorkQueue } from '../platform/run-work-queue.ts';
import { GATEWAY_RETRY, isGatewayOutage } from './resolve-payments.ts';

type Finishing = Pick<AppContext, 'db' | 'payments' | 'log' | 'wakeDispatcher'>;
type Resolving = Pick<AppContext, 'workerDb' | 'payments' | 'log' | 'wakeDispatcher'>;

export interface BegunReturn {
  readonly returnIds: readonly string[];
  readonly amountCents: Cents;
}

/** One return for each payment that the deposit consists of. */
export async function beginDepositReturn(
  tx: Tx,
  userId: string,
): Promise<Result<BegunReturn, DepositRefusal>> {
  await lockUser(tx, userId);
  const may = mayReturnDeposit(await readDepositStanding(tx, userId));
  if (!may.ok) return may;
  const returnIds: string[] = [];
  let amountCents = 0;
  for (const { paymentId, heldCents } of await listHeldDeposits(tx, userId)) {
    if (heldCents <= 0) continue;
    const id = newId();
    await insertDepositReturn(tx, { id, paymentId, userId, amountCents: heldCents });
    await postJournal(tx, {
      kind: 'deposit released',
      userId,
      invoiceId: null,
      paymentId,
      reference: `deposit release ${id}`,
      entries: [
        { account: 'buyer deposit', userId, amountCents: heldCents },
        { account: 'refunds', userId, amountCents: -heldCents },
      ],
    });
    returnIds.push(id);
    amountCents += heldCents;
  }
  return ok({ returnIds, amountCents });
}

/** Without a response a return stays pending, and the work queue asks again. */
export async function finishDepositReturns(
  context: Finishing,
  returnIds: readonly string[],
): Promise<void> {
  for (const id of returnIds) await resolveDepositReturn(context, id);
}

/** false: the provider did not say what has changed. */
export async function resolveDepositReturn(context: Finishing, id: string): Promise<boolean> {
  const part = isId(id) ? await findDepositReturn(context.db, id) : undefined;
  if (part === undefined || part.settledAt !== null) return true;
  try {
    await giveBack(context, part);
  } catch (error) {
    if (!isGatewayOutage(error)) throw error;
    context.log.warn({ err: error, depositReturnId: id }, 'the card service does not answer');
    return false;
  }
  context.wakeDispatcher();
  return true;
}

/** Throws GatewayOutage if the result is unknown. */
async function giveBack(
  { db, payments }: Pick<AppContext, 'db' | 'payments'>,
  part: DepositReturnRow,
): Promise<void> {
  const { id, gatewayCharge, amountCents, userId, paymentId } = part;
  if (gatewayCharge === null) throw new Error(`deposit return ${id} has no charge to go back to`);
  // Looks it up first, because idempotency keys expire at the gateway.
  const known = await payments.findRefund({ intentId: id, gatewayCharge });
  const result = known ?? (await payments.refund({ intentId: id, gatewayCharge, amountCents }));
  const taken = result.status === 'succeeded';
  await db.transaction().execute(async (tx) => {
    await lockUser(tx, userId);
    const gatewayRefund = taken ? result.gatewayRefund : null;
    if (!(await settleDepositReturn(tx, id, { state: result.status, gatewayRefund }))) return;
    await postJournal(tx, {
      kind: taken ? 'deposit returned' : 'deposit return refused',
      userId,
      invoiceId: null,
      paymentId,
      reference: `deposit return ${id}`,
      entries: [
        { account: 'refunds', userId, amountCents },
        // An amount that the card refuses becomes credit.
        taken
          ? { account: 'gateway clearing', userId: null, amountCents: -amountCents }
          : { account: 'buyer credit', userId, amountCents: -amountCents },
      ],
    });
    await appendEvent(tx, 'deposit.returned', { returnId: id, userId });
  });
}

export const unsettledDepositReturnsQueue: WorkQueue<Resolving> = {
  name: 'unsettled-deposit-returns',
  // A younger one is most likely still at work in the request that began it.
  candidates: (db) => unsettledDepositReturns(db, seconds(20)),
  work: async ({ workerDb: db, payments, wakeDispatcher }, { item }) => {
    const part = await findDepositReturn(db, item);
    if (part?.settledAt === null) await giveBack({ db, payments }, part);
    wakeDispatcher();
    return 'done';
  },
  retry: GATEWAY_RETRY,
  isOutage: isGatewayOutage,
};

export const idleDepositsQueue: WorkQueue<Resolving> = {
  name: 'idle-deposits',
  candidates: idleDeposits,
  work: async (context, { item: userId }) => {
    const { workerDb: db } = context;
    const begun = await db.transaction().execute((tx) => beginDepositReturn(tx, userId));
    if (begun.ok) await finishDepositReturns({ ...context, db }, begun.value.returnIds);
    return 'done';
  },
};

export async function returnIdleDeposits(context: Resolving): Promise<void> {
  await runWorkQueue(context, idleDepositsQueue);
  await runWorkQueue(context, unsettledDepositReturnsQueue);
  context.wakeDispatcher();
}
