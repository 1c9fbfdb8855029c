import type { bidding } from '@hammerdock/contract/services/bidding.ts';
import { sentenceOf } from '@hammerdock/contract/refusals.ts';
import { incrementRowAt } from '@hammerdock/domain/bidding/increments.ts';
import { nextBidAfter } from '@hammerdock/domain/bidding/lot.ts';
import { toDecimal } from '@hammerdock/domain/money.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import type { Handler } from '../../rpc/handler.ts';
import { findHeldAmount } from '../../store/bidding/bid-confirmations.ts';
import { findLotDetail } from '../../store/auctions/lot-details.ts';
import { getAccount } from '../../store/accounts/users.ts';
import { termsOf } from '../../views/auctions/lot-terms.ts';
import { viewLotCard } from '../../views/auctions/lot.ts';
import { orderOf } from './send-bid.ts';

export const bidCustomData: Handler<typeof bidding.bidCustomData> = async (input, ctx) => {
  const { userId } = ctx.actor;
  const lot = await findLotDetail(ctx.db, input.product_id, userId);
  if (lot === undefined) return refused('NotFound');
  const account = await getAccount(ctx.db, userId);
  const terms = termsOf(lot);
  const nextCents = nextBidAfter(terms, lot.priceCents);
  const advance = lot.phase === 'upcoming';
  const wanted = { lotId: lot.id, amountCents: nextCents, type: 'proxy' as const, advance };
  const weighed = await ctx.biddingEngine.weighBid(orderOf(ctx, wanted));
  const inTheWay = weighed.ok || weighed.refusal === 'RaiseTooLow' ? null : weighed;
  const step = incrementRowAt(terms.increments, lot.priceCents ?? lot.startPriceCents);
  const own = viewLotCard(lot, userId).proxy_bid_details;
  const heldCents = await findHeldAmount(ctx.db, userId, lot.id);
  const { bidLimitCents } = account;
  return ok({
    next_bid: toDecimal(nextCents),
    increment: { from: toDecimal(step.fromCents), step: toDecimal(step.stepCents) },
    max_amount: own?.max_amount ?? null,
    leading: own?.leading ?? false,
    quick_enable: account.quickBidOn ? (1 as const) : (0 as const),
    bid_limit: bidLimitCents === null ? null : toDecimal(bidLimitCents),
    restriction:
      inTheWay === null
        ? null
        : { code: inTheWay.refusal, text: sentenceOf(inTheWay.refusal, inTheWay.details) },
    held_amount: heldCents === null ? null : toDecimal(heldCents),
  });
};
