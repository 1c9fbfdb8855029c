import type { bidding } from '@hammerdock/contract/services/bidding.ts';
import { nextBidAfter } from '@hammerdock/domain/bidding/lot.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import type { Handler } from '../../rpc/handler.ts';
import { findLotDetail } from '../../store/auctions/lot-details.ts';
import { termsOf } from '../../views/auctions/lot-terms.ts';
import { orderOf } from './send-bid.ts';

export const checkBidRestriction: Handler<typeof bidding.checkBidRestriction> = async (
  input,
  ctx,
) => {
  const lot = await findLotDetail(ctx.db, input.product_id, ctx.actor.userId);
  if (lot === undefined) return refused('NotFound');
  const weighed = await ctx.biddingEngine.weighBid(
    orderOf(ctx, {
      lotId: lot.id,
      amountCents: input.wsprice ?? nextBidAfter(termsOf(lot), lot.priceCents),
      type: 'proxy',
      advance: lot.phase === 'upcoming',
    }),
  );
  // Without an amount, a leader is not refused because a raise would be too low.
  const raising = !weighed.ok && weighed.refusal === 'RaiseTooLow' && input.wsprice === undefined;
  return weighed.ok || raising ? ok({ allowed: true as const }) : weighed;
};
