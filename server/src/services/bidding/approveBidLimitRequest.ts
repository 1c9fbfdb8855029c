import type { bidding } from '@hammerdock/contract/services/bidding.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import type { Handler } from '../../rpc/handler.ts';
import { insertAudit } from '../../store/platform/audit.ts';
import { decideBidLimitRequest } from '../../store/bidding/bid-limits.ts';
import { isId } from '../../store/platform/id-shape.ts';

export const approveBidLimitRequest: Handler<typeof bidding.approveBidLimitRequest> = async (
  { id, approve: approved },
  ctx,
) => {
  if (!isId(id)) return refused('NotFound');
  return ctx.transact(async (tx) => {
    const decided = await decideBidLimitRequest(tx, { id, decidedBy: ctx.actor.userId, approved });
    if (decided === null) return refused('NotFound');
    await insertAudit(tx, {
      actorId: ctx.actor.userId,
      action: 'bid limit request answered',
      subject: decided.userId,
      details: { approved, requestedCents: decided.requestedCents },
    });
    return ok({ approved });
  });
};
