import type { bidding } from '@hammerdock/contract/services/bidding.ts';
import { toDecimal } from '@hammerdock/domain/money.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import { retractBid } from '../../operations/bidding/retract-bid.ts';
import type { Handler } from '../../rpc/handler.ts';
import { isId } from '../../store/platform/id-shape.ts';

export const bidCancel: Handler<typeof bidding.bidCancel> = async (input, ctx) => {
  if (!isId(input.id)) return refused('NotFound');
  return ctx.transact(async (tx) => {
    const result = await retractBid(tx, {
      lotId: input.id,
      bidderId: ctx.actor.userId,
      reason: input.reason,
    });
    if (!result.ok) return result;
    const { priceCents, nextBidCents, bidCount } = result.value;
    return ok({
      latestbid: priceCents === null ? null : toDecimal(priceCents),
      next_bid: toDecimal(nextBidCents),
      bids: bidCount,
    });
  });
};
