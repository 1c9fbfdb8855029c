import type { bidding } from '@hammerdock/contract/services/bidding.ts';
import { ok } from '@hammerdock/domain/result.ts';
import type { Handler } from '../../rpc/handler.ts';
import { listRetractionsToReview } from '../../store/bidding/retractions.ts';

export const listRetractionReviews: Handler<typeof bidding.listRetractionReviews> = async (
  _input,
  ctx,
) => {
  const rows = await listRetractionsToReview(ctx.db);
  return ok({
    reviews: rows.map(({ bidderId, username, email, retractions }) => ({
      user_id: bidderId,
      username,
      email,
      retractions: retractions.map(({ lotId, title, reason, at }) => ({
        product_id: lotId,
        title,
        reason,
        retracted_at: new Date(at).toISOString(),
      })),
    })),
  });
};
