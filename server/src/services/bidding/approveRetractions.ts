import type { bidding } from '@hammerdock/contract/services/bidding.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import type { Handler } from '../../rpc/handler.ts';
import { insertAudit } from '../../store/platform/audit.ts';
import {
  insertRetractionReview,
  listRetractionsToReview,
} from '../../store/bidding/retractions.ts';

export const approveRetractions: Handler<typeof bidding.approveRetractions> = async (
  { user_id: bidderId },
  ctx,
) =>
  ctx.transact(async (tx) => {
    const waiting = await listRetractionsToReview(tx);
    const review = waiting.find((each) => each.bidderId === bidderId);
    if (review === undefined) return refused('NotFound');
    const reviewedBy = ctx.actor.userId;
    await insertRetractionReview(tx, { bidderId, reviewedBy });
    await insertAudit(tx, {
      actorId: reviewedBy,
      action: 'retractions approved',
      subject: bidderId,
      details: { retractions: review.retractions.length },
    });
    return ok({ approved: true });
  });
