// Sends the bid of a call to the bidding engine.
import type { BidResult } from '@hammerdock/contract/shapes/bid.ts';
import { ok, refused, type Result } from '@hammerdock/domain/result.ts';
import type { MemberCtx } from '../../context.ts';
import { digest, newId } from '../../security/ids.ts';
import type { BidOrder, BidRefusal } from '../../bidding-engine/bid-order.ts';
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

/**
 * The bidder's reference of a bid, such as "3F9A-0C21". Derived from the bid's key, it reveals
 * nothing of the log (R70), needs no query while bidding, and is the same for a repeat (R3).
 */
function bidIdOf({ lotId, bidderId, idempotencyKey }: BidOrder): string {
  const bytes = Buffer.from(digest(`${lotId} ${bidderId} ${idempotencyKey}`), 'base64url');
  const hex = bytes.subarray(0, 4).toString('hex').toUpperCase();
  return `${hex.slice(0, 4)}-${hex.slice(4)}`;
}
