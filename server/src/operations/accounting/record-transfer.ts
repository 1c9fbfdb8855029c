// Records what the payment provider says of a transfer, once, however often it is said (R58).
import {
  transferSteps,
  type TransferProblem,
  type TransferStep,
  type TransferWord,
} from '@hammerdock/domain/invoicing/payout-transfer.ts';
import type { Db, Tx } from '../../db/database.ts';
import { appendEvent } from '../../events/outbox.ts';
import type {
  TransferResult,
  TransferReversalResult,
} from '../../gateways/payments/transfer-gateway.ts';
import {
  findTransfer,
  lockTransfer,
  recordReversalRefused,
  recordTransferMade,
  recordTransferRefused,
  recordTransferReversed,
  type TransferRow,
} from '../../store/accounting/payout-transfers.ts';
import { lockUser } from '../../store/payments/payments.ts';
import { insertAudit } from '../../store/platform/audit.ts';
import { bookPayout, bookReversal } from './book-payout.ts';

/** The reason of a reversal that was not asked for here. */
const BY_PROVIDER = 'The payment provider took the transfer back';

export const recordTransferWord = (
  db: Db,
  payoutId: string,
  result: TransferResult,
): Promise<void> => record(db, payoutId, { word: result.status, ...result });

/** An answer to an earlier attempt says nothing about a later one. */
export const recordReversalWord = (
  db: Db,
  { payoutId, reversalId }: { readonly payoutId: string; readonly reversalId: string },
  result: TransferReversalResult,
): Promise<void> =>
  record(db, payoutId, { word: result === 'refused' ? 'reversal refused' : result, reversalId });

/** The provider is gone: what was not made counts as refused, what was not taken back as paid. */
export async function giveUpTransfer(db: Db, payoutId: string): Promise<void> {
  const { state, reversalId } = (await findTransfer(db, payoutId)) ?? {};
  if (state === 'pending') await record(db, payoutId, { word: 'refused' });
  if (state === 'reversing' && reversalId) {
    await record(db, payoutId, { word: 'reversal refused', reversalId });
  }
}

interface Said {
  readonly word: TransferWord;
  readonly gatewayTransfer?: string;
  readonly problem?: TransferProblem;
  readonly reversalId?: string;
}

const record = (db: Db, payoutId: string, said: Said): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const found = await findTransfer(tx, payoutId);
    if (found === undefined) return;
    await lockUser(tx, found.sellerId);
    const transfer = await lockTransfer(tx, payoutId);
    if (said.word === 'reversal refused' && transfer.reversalId !== said.reversalId) return;
    for (const step of transferSteps(transfer.state, said.word)) {
      await STEPS[step](tx, transfer, said);
    }
  });

type Take = (tx: Tx, transfer: TransferRow, said: Said) => Promise<void>;

const STEPS: Readonly<Record<TransferStep, Take>> = {
  pay: async (tx, { payoutId, sellerId, amountCents }, { gatewayTransfer }) => {
    if (gatewayTransfer === undefined) throw new Error(`transfer ${payoutId} has no id`);
    await recordTransferMade(tx, payoutId, gatewayTransfer);
    await bookPayout(tx, { id: payoutId, sellerId, amountCents });
    await note(tx, 'payout transferred', payoutId, { gatewayTransfer });
    await appendEvent(tx, 'payout.recorded', { payoutId, userId: sellerId });
  },
  refuse: async (tx, { payoutId, sellerId }, { problem = 'refused' }) => {
    await recordTransferRefused(tx, payoutId, problem);
    await note(tx, 'payout refused', payoutId, { problem });
    await appendEvent(tx, 'payout.refused', { payoutId, userId: sellerId });
  },
  reverse: async (tx, transfer) => {
    const { payoutId: id, sellerId, amountCents, state, reversalReason, reversalBy } = transfer;
    await recordTransferReversed(tx, id);
    const asked = state === 'reversing' && reversalReason !== null;
    const reversal = asked
      ? { reason: reversalReason, actorId: reversalBy }
      : { reason: BY_PROVIDER, actorId: null };
    await bookReversal(tx, { id, sellerId, amountCents }, reversal);
  },
  'refuse reversal': async (tx, { payoutId, reversalId }) => {
    await recordReversalRefused(tx, payoutId);
    await note(tx, 'payout reversal refused', payoutId, { reversalId });
  },
};

const note = (
  tx: Tx,
  action: string,
  subject: string,
  details: Readonly<Record<string, unknown>>,
) => insertAudit(tx, { actorId: null, action, subject, details });
