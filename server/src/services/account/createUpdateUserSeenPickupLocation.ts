import type { account } from '@hammerdock/contract/services/account.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import type { Handler } from '../../rpc/handler.ts';
import { findCenterOfLot } from '../../store/pickup/centers.ts';
import {
  hasAcceptedLocation,
  insertLocationAcceptance,
  locationNotice,
  upsertNotice,
} from '../../store/accounts/notices.ts';

/** R14: flag 1 accepts the lot's center for its auction; flag 0 only closes the notice. */
export const createUpdateUserSeenPickupLocation: Handler<
  typeof account.createUpdateUserSeenPickupLocation
> = async ({ product_id, flag }, ctx) => {
  const { userId, sessionId } = ctx.actor;
  return ctx.transact(async (tx) => {
    const center = await findCenterOfLot(tx, product_id);
    if (center === undefined) return refused('NotFound');
    const { auctionId, centerId } = center;
    await upsertNotice(tx, { userId, sessionId, notice: locationNotice(center), flag });
    if (flag === 1) await insertLocationAcceptance(tx, { userId, auctionId, centerId });
    return ok({ flag, accepted: await hasAcceptedLocation(tx, { userId, auctionId, centerId }) });
  });
};
