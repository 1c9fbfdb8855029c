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
import { newId } from '../../security/ids.ts';
import {
  idleDeposits,
  insertDepositReturn,
  listHeldDeposits,
  readDepositStanding,
  unsettledDepositReturns,
} from '../../store/payments/deposit-returns.ts';
import { postJournal } from '../../store/payments/ledger.ts';
import { lockUser } from '../../store/payments/payments.ts';
import { runWorkQueue, type WorkQueue } from '../platform/run-work-queue.ts';
import { checkRefund, resolveRefund } from './give-back.ts';
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
  for (const id of returnIds) await resolveRefund(context, id);
}

export const unsettledDepositReturnsQueue: WorkQueue<Resolving> = {
  name: 'unsettled-deposit-returns',
  // A younger one is most likely still at work in the request that began it.
  candidates: (db) => unsettledDepositReturns(db, seconds(20)),
  work: (context, { item }) => checkRefund({ ...context, db: context.workerDb }, item),
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
