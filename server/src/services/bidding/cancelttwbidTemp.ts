import type { bidding } from '@hammerdock/contract/services/bidding.ts';
import { ok } from '@hammerdock/domain/result.ts';
import type { Handler } from '../../rpc/handler.ts';
import { dropHeld } from '../../store/bidding/bid-confirmations.ts';
import { isId } from '../../store/platform/id-shape.ts';

export const cancelttwbidTemp: Handler<typeof bidding.cancelttwbidTemp> = async (input, ctx) => {
  return ctx.transact(async (tx) => {
    const lotId = input.product_id;
    const dropped = isId(lotId) && (await dropHeld(tx, { userId: ctx.actor.userId, lotId }));
    return ok({ dropped });
  });
};
