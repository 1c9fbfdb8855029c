// Payouts that are transfers of the payment provider, from the intent to its result (R58).
import type {
  TransferProblem,
  TransferState,
} from '@hammerdock/domain/invoicing/payout-transfer.ts';
import type { Duration, Instant } from '@hammerdock/domain/time.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import { isId } from '../platform/id-shape.ts';

export interface NewTransfer {
  readonly payoutId: string;
  readonly provider: string;
  readonly gatewayAccount: string;
}

export const insertTransfer = (tx: Tx, transfer: NewTransfer) =>
  tx.insertInto('payoutTransfers').values(transfer).execute();

const selectTransfers = (db: Db) =>
  db
    .selectFrom('payoutTransfers')
    .innerJoin('payouts', 'payouts.id', 'payoutTransfers.payoutId')
    .select([
      'payoutTransfers.payoutId',
      'payoutTransfers.provider',
      'payoutTransfers.gatewayAccount',
      'payoutTransfers.gatewayTransfer',
      'payoutTransfers.reversalId',
      'payoutTransfers.reversalReason',
      'payoutTransfers.reversalBy',
      'payoutTransfers.begunAt',
      'payoutTransfers.reversalBegunAt',
      'payouts.sellerId',
      'payouts.amountCents',
    ])
    .select(sql<TransferState>`payout_transfers.state`.as('state'))
    .select(sql<TransferProblem | null>`payout_transfers.problem`.as('problem'));

export type TransferRow = Awaited<ReturnType<typeof lockTransfer>>;

export const findTransfer = async (db: Db, payoutId: string) =>
  isId(payoutId)
    ? selectTransfers(db).where('payoutTransfers.payoutId', '=', payoutId).executeTakeFirst()
    : undefined;

export const lockTransfer = (tx: Tx, payoutId: string) =>
  selectTransfers(tx)
    .where('payoutTransfers.payoutId', '=', payoutId)
    .forUpdate('payoutTransfers')
    .executeTakeFirstOrThrow();

const change = (tx: Tx, payoutId: string) =>
  tx.updateTable('payoutTransfers').where('payoutId', '=', payoutId);

export const recordTransferMade = (tx: Tx, payoutId: string, gatewayTransfer: string) =>
  change(tx, payoutId)
    .set({ state: 'succeeded', gatewayTransfer, settledAt: sql<Date>`app.now()` })
    .execute();

export const recordTransferRefused = (tx: Tx, payoutId: string, problem: TransferProblem) =>
  change(tx, payoutId)
    .set({ state: 'refused', problem, settledAt: sql<Date>`app.now()` })
    .execute();

export interface TransferReversal {
  readonly reversalId: string;
  readonly reason: string;
  readonly actorId: string;
}

export const recordReversalBegun = (tx: Tx, payoutId: string, reversal: TransferReversal) =>
  change(tx, payoutId)
    .set({
      state: 'reversing',
      reversalId: reversal.reversalId,
      reversalReason: reversal.reason,
      reversalBy: reversal.actorId,
      reversalBegunAt: sql<Date>`app.now()`,
      reversalRefusedAt: null,
    })
    .execute();

export const recordTransferReversed = (tx: Tx, payoutId: string) =>
  change(tx, payoutId).set({ state: 'reversed' }).execute();

export const recordReversalRefused = (tx: Tx, payoutId: string) =>
  change(tx, payoutId)
    .set({ state: 'succeeded', reversalRefusedAt: sql<Date>`app.now()` })
    .execute();

/** Transfers and reversals without a result. */
export const openTransfers = (db: Db, afterMs: Duration) =>
  db
    .selectFrom('payoutTransfers')
    .select('payoutId as item')
    .select(
      sql<Instant>`case state when 'pending' then begun_at else reversal_begun_at end
        + ${afterMs} * interval '1 ms'`.as('since'),
    )
    .where('state', 'in', ['pending', 'reversing']);
