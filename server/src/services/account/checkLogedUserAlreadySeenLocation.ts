import type { account } from '@hammerdock/contract/services/account.ts';
import { ok } from '@hammerdock/domain/result.ts';
import type { Handler } from '../../rpc/handler.ts';
import { isNoticeSeen } from '../../store/accounts/notices.ts';

export const checkLogedUserAlreadySeenLocation: Handler<
  typeof account.checkLogedUserAlreadySeenLocation
> = async (_input, { actor, db }) => {
  const { userId, sessionId } = actor;
  const seen = await isNoticeSeen(db, { userId, sessionId, notice: 'location' });
  return ok({ seen: seen ? 1 : 0 });
};
