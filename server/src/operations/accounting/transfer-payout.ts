// R58: pays a seller by a transfer of the payment provider. The payout is recorded first, then the
// provider is asked with no transaction open, and its word is recorded once. Until it is known, the
// amount counts as paid, so that it is never paid twice.
import { dayOf, writeDay } from '@hammerdock/domain/accounting/calendar.ts';
import { mayReverseTransfer } from '@hammerdock/domain/invoicing/payout-transfer.ts';
import type { Cents } from '@hammerdock/domain/money.ts';
import { ok, refused, type Result } from '@hammerdock/domain/result.ts';
import { minutes, seconds } from '@hammerdock/domain/time.ts';
import type { AppContext } from '../../context.ts';
import { readNow, type Tx } from '../../db/database.ts';
import type { ListedTransfer, TransferGateway } from '../../gateways/payments/transfer-gateway.ts';
import { newId } from '../../security/ids.ts';
import {
  findTransfer,
  insertTransfer,
  lockTransfer,
  openTransfers,
  recordReversalBegun,
  type TransferRow,
} from '../../store/accounting/payout-transfers.ts';
import { findTransferAccount } from '../../store/accounting/transfer-accounts.ts';
import { lockUser } from '../../store/payments/payments.ts';
import { insertAudit } from '../../store/platform/audit.ts';
import { GATEWAY_RETRY, isGatewayOutage } from '../payments/resolve-payments.ts';
import { runWorkQueue, type WorkQueue } from '../platform/run-work-queue.ts';
import { lockDue, writePayout } from './pay-seller.ts';
import { recordReversalWord, recordTransferWord } from './record-transfer.ts';
import { resolveTransferAccount } from './transfer-account.ts';

type Moving = Pick<AppContext, 'db' | 'payments' | 'log' | 'wakeDispatcher' | 'config' | 'vault'>;
type Resolving = Omit<Moving, 'db'> & Pick<AppContext, 'workerDb'>;

interface TransferOrder {
  readonly sellerId: string;
  /** What the admin was shown. */
  readonly amountCents: Cents;
}

type BeginRefusal = 'NotFound' | 'NothingPayable' | 'PayoutChanged' | 'TransferAccountNotReady';

/** The first step: records the payout. */
export async function beginTransfer(
  tx: Tx,
  { actorId, provider }: { readonly actorId: string; readonly provider: string },
  order: TransferOrder,
): Promise<Result<{ payoutId: string }, BeginRefusal>> {
  const { sellerId } = order;
  const due = await lockDue(tx, order);
  if (!due.ok) return due;
  const account = await findTransferAccount(tx, sellerId, provider);
  if (account?.standing !== 'ready') return refused('TransferAccountNotReady');
  const { amountCents, lines } = due.value;
  const { gatewayAccount } = account;
  const id = newId();
  const reference = `Transfer ${id.slice(-8).toUpperCase()}`;
  const paidOn = writeDay(dayOf(await readNow(tx)));
  const payout = { id, actorId, sellerId, amountCents, reference, paidOn, accountLast4: null };
  await writePayout(tx, payout, lines, { provider, gatewayAccount });
  await insertTransfer(tx, { payoutId: id, provider, gatewayAccount });
  return ok({ payoutId: id });
}

export interface TransferReversalOrder {
  readonly payoutId: string;
  readonly reason: string;
}

/** The first step of a reversal: the amount stays paid until the provider has taken it back. */
export async function beginTransferReversal(
  tx: Tx,
  actorId: string,
  { payoutId, reason }: TransferReversalOrder,
) {
  const found = await findTransfer(tx, payoutId);
  if (found === undefined) return refused('NotFound');
  await lockUser(tx, found.sellerId);
  const { state } = await lockTransfer(tx, payoutId);
  const may = mayReverseTransfer(state);
  if (!may.ok) return may;
  const reversalId = newId();
  await recordReversalBegun(tx, payoutId, { reversalId, reason, actorId });
  const details = { reversalId, reason };
  await insertAudit(tx, { actorId, action: 'payout reversal begun', subject: payoutId, details });
  return ok({ payoutId });
}

/** Asks the provider and records its word; false: it did not say what has changed. */
export async function resolveTransfer(context: Moving, payoutId: string): Promise<boolean> {
  try {
    await moveTransfer(context, payoutId);
    return true;
  } catch (error) {
    if (!isGatewayOutage(error)) throw error;
    context.log.warn({ err: error, payoutId }, 'the payment provider does not answer');
    return false;
  }
}

/** Younger ones are most likely still at work in the request that began them. */
const LEFT_ALONE = seconds(20);

export const openTransfersQueue: WorkQueue<Resolving> = {
  name: 'open-transfers',
  candidates: (db) => openTransfers(db, LEFT_ALONE),
  work: async (context, { item }) => {
    const isAsked = await moveTransfer({ ...context, db: context.workerDb }, item);
    // Its provider is not in use, or transfers are switched off.
    return isAsked ? 'done' : { laterMs: minutes(60) };
  },
  retry: GATEWAY_RETRY,
  isOutage: isGatewayOutage,
};

export async function resolveTransfers(context: Resolving): Promise<void> {
  await runWorkQueue(context, openTransfersQueue);
  context.wakeDispatcher();
}

/** Takes over what the provider's list says, in case a webhook was lost. */
export async function compareTransfer(context: Resolving, listed: ListedTransfer): Promise<void> {
  const { payoutId, isReversed } = listed;
  const db = context.workerDb;
  if (payoutId === null) return;
  const transfer = await findTransfer(db, payoutId);
  const isOpen = transfer?.state === 'pending' || transfer?.state === 'reversing';
  if (isOpen || (isReversed && transfer?.state === 'succeeded')) {
    await resolveTransfer({ ...context, db }, payoutId);
  }
}

/** false: the provider of the transfer cannot be asked. */
async function moveTransfer(context: Moving, payoutId: string): Promise<boolean> {
  const { db, payments, wakeDispatcher } = context;
  const transfer = await findTransfer(db, payoutId);
  if (transfer === undefined) return true;
  const { transfers } = payments;
  if (transfer.provider !== payments.name || transfers === null) return false;
  await STEPS[transfer.state]({ context, transfers, transfer });
  wakeDispatcher();
  return true;
}

interface Asked {
  readonly context: Moving;
  readonly transfers: TransferGateway;
  readonly transfer: TransferRow;
}

const nothing = () => Promise.resolve();

const STEPS: Readonly<Record<TransferRow['state'], (asked: Asked) => Promise<void>>> = {
  pending: pay,
  succeeded: lookForReversal,
  reversing: takeBack,
  refused: nothing,
  reversed: nothing,
};

/** Looks the transfer up first, because idempotency keys expire at the provider. */
async function pay({ context, transfers, transfer }: Asked): Promise<void> {
  const { payoutId, gatewayAccount, amountCents } = transfer;
  const known = await transfers.findTransfer({ payoutId, gatewayAccount });
  const result = known ?? (await transfers.transfer({ payoutId, gatewayAccount, amountCents }));
  await recordTransferWord(context.db, payoutId, result);
  if (result.status === 'refused' && result.problem === 'account not ready') {
    await resolveTransferAccount(context, gatewayAccount);
  }
}

async function lookForReversal({ context, transfers, transfer }: Asked): Promise<void> {
  const known = await transfers.findTransfer(transfer);
  if (known?.status === 'reversed') await recordTransferWord(context.db, transfer.payoutId, known);
}

async function takeBack({ context, transfers, transfer }: Asked): Promise<void> {
  const { payoutId, gatewayTransfer, reversalId } = transfer;
  if (gatewayTransfer === null || reversalId === null) {
    throw new Error(`transfer ${payoutId} has nothing to take back`);
  }
  const word = await transfers.reverseTransfer({ reversalId, gatewayTransfer });
  await recordReversalWord(context.db, { payoutId, reversalId }, word);
}
