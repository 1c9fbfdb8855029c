import type { settlements } from '@hammerdock/contract/services/seller/settlements.ts';
import { reversePayout as reverse } from '../../operations/accounting/pay-seller.ts';
import type { Handler } from '../../rpc/handler.ts';

export const reversePayout: Handler<typeof settlements.reversePayout> = (
  { payout_id: payoutId, reason },
  ctx,
) => ctx.transact((tx) => reverse(tx, ctx.actor.userId, { payoutId, reason }));
