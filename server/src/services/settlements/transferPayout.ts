import type { settlements } from '@hammerdock/contract/services/seller/settlements.ts';
import { TRANSFER_PROBLEM } from '@hammerdock/contract/texts/settlement-words.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import { beginTransfer, resolveTransfer } from '../../operations/accounting/transfer-payout.ts';
import type { Handler } from '../../rpc/handler.ts';
import { findTransfer } from '../../store/accounting/payout-transfers.ts';
import { readBegunTransfer } from '../../store/payments/stored-answers.ts';

/** Without an answer of the provider the payout stays pending, and a job asks again. */
export const transferPayout: Handler<typeof settlements.transferPayout> = async (
  { seller_id: sellerId, amount: amountCents },
  ctx,
) => {
  const { name: provider, transfers } = ctx.payments;
  if (transfers === null) return refused('TransfersOff');
  const by = { actorId: ctx.actor.userId, provider };
  const begun = await ctx.transact(
    (tx) => beginTransfer(tx, by, { sellerId, amountCents }),
    readBegunTransfer,
  );
  if (!begun.ok) return begun;
  const { payoutId } = begun.value;
  await resolveTransfer(ctx, payoutId);
  const transfer = await findTransfer(ctx.db, payoutId);
  if (transfer === undefined) throw new Error(`transfer ${payoutId} does not exist`);
  const { state, problem } = transfer;
  if (problem !== null) return refused('TransferRefused', { problem: TRANSFER_PROBLEM[problem] });
  return ok({ payout_id: payoutId, transfer_state: state });
};
