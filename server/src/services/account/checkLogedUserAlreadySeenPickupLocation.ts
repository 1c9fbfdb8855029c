import type { account } from '@hammerdock/contract/services/account.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import type { Handler } from '../../rpc/handler.ts';
import { findCenterOfLot } from '../../store/pickup/centers.ts';
import { viewLastPickupDay } from '../../views/pickup/last-pickup-day.ts';
import { hasAcceptedLocation, isNoticeSeen, locationNotice } from '../../store/accounts/notices.ts';

export const checkLogedUserAlreadySeenPickupLocation: Handler<
  typeof account.checkLogedUserAlreadySeenPickupLocation
> = async ({ product_id }, { actor, db }) => {
  const { userId, sessionId } = actor;
  const center = await findCenterOfLot(db, product_id);
  if (center === undefined) return refused('NotFound');
  const accepted = await hasAcceptedLocation(db, { ...center, userId });
  const notice = locationNotice(center);
  // Nothing is picked up where everything is shipped.
  const seen =
    accepted ||
    center.deliveryMode === 2 ||
    (await isNoticeSeen(db, { userId, sessionId, notice }));
  return ok({
    seen: seen ? 1 : 0,
    accepted,
    center_name: center.name,
    statusCode: 200,
    ...viewLastPickupDay(center),
    pickup_address: `${center.address}, ${center.city}, ${center.state} ${center.zip}`,
  });
};
