import type { account } from '@hammerdock/contract/services/account.ts';
import { ok } from '@hammerdock/domain/result.ts';
import type { Handler } from '../../rpc/handler.ts';
import { listSeenLocations } from '../../store/accounts/location-notices.ts';
import { viewLocation } from '../../views/pickup/location.ts';

export const checkLogedUserAlreadySeenLocation: Handler<
  typeof account.checkLogedUserAlreadySeenLocation
> = async (_input, { actor, db, centers }) => {
  const { userId, sessionId } = actor;
  const seen = await listSeenLocations(db, { userId, sessionId });
  const unseen = (await centers.value()).filter(({ slug }) => !seen.includes(slug));
  return ok({ seen: unseen.length === 0 ? 1 : 0, locations: unseen.map(viewLocation) });
};
