// Sends the bid of a call to the bidding engine.
import type { BidResult } from '@hammerdock/contract/shapes/bid.ts';
import { ok, refused, type Result } from '@hammerdock/domain/result.ts';
import type { MemberCtx } from '../../context.ts';
import { newId } from '../../security/ids.ts';
import type { BidOrder, BidRefusal } from '../../bidding-engine/bid-order.ts';
import { bidIdOf } from '../../store/bidding/bid-ids.ts';
import { isId } from '../../store/platform/id-shape.ts';
import { viewBidAnswer } from '../../views/bidding/bid.ts';

export type WantedBid = Pick<BidOrder, 'lotId' | 'amountCents' | 'type' | 'advance'>;

export const orderOf = (ctx: MemberCtx, wanted: WantedBid): BidOrder => ({
  ...wanted,
  bidderId: ctx.actor.userId,
  idempotencyKey: ctx.idempotencyKey ?? newId(),
});

/** Refusals before the bid is queued; a repeated request is never limited (R69). */
export async function admitCaller(
  ctx: MemberCtx,
  lotId: string,
): Promise<Result<void, 'NotFound' | 'TooManyRequests'>> {
  if (!isId(lotId)) return refused('NotFound');
  const { userId } = ctx.actor;
  const retryAfterSeconds = await ctx.bidLimits(userId, lotId);
  if (retryAfterSeconds === null || (await ctx.isRepeat())) return ok(undefined);
  return refused('TooManyRequests', { retryAfterSeconds });
}

export async function place(
  ctx: MemberCtx,
  wanted: WantedBid,
): Promise<Result<BidResult, BidRefusal | 'TooManyRequests'>> {
  const admitted = await admitCaller(ctx, wanted.lotId);
  if (!admitted.ok) return admitted;
  const order = orderOf(ctx, wanted);
  const answer = await ctx.biddingEngine.placeBid(order);
  return answer.ok ? ok(viewBidAnswer(answer.value, bidIdOf(order))) : answer;
}
