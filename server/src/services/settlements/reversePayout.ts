import type { settlements } from '@hammerdock/contract/services/seller/settlements.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import { reversePayout as reverse } from '../../operations/accounting/pay-seller.ts';
import {
  beginTransferReversal,
  resolveTransfer,
} from '../../operations/accounting/transfer-payout.ts';
import type { Handler } from '../../rpc/handler.ts';
import { findTransfer } from '../../store/accounting/payout-transfers.ts';

export const reversePayout: Handler<typeof settlements.reversePayout> = async (
  { payout_id: payoutId, reason },
  ctx,
) => {
  const { userId } = ctx.actor;
  const order = { payoutId, reason };
  if ((await findTransfer(ctx.db, payoutId)) === undefined) {
    const reversed = await ctx.transact((tx) => reverse(tx, userId, order));
    return reversed.ok ? ok({ reversed: true }) : reversed;
  }
  const begun = await ctx.transact((tx) => beginTransferReversal(tx, userId, order));
  if (!begun.ok) return begun;
  await resolveTransfer(ctx, payoutId);
  const transfer = await findTransfer(ctx.db, payoutId);
  // Otherwise the provider has not answered, and a job asks again.
  if (transfer?.state === 'succeeded') return refused('TransferSpent');
  return ok({ reversed: transfer?.state === 'reversed' });
};
