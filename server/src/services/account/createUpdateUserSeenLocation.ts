import type { account } from '@hammerdock/contract/services/account.ts';
import { ok } from '@hammerdock/domain/result.ts';
import type { Handler } from '../../rpc/handler.ts';
import { upsertNotice } from '../../store/accounts/notices.ts';

export const createUpdateUserSeenLocation: Handler<
  typeof account.createUpdateUserSeenLocation
> = async ({ flag }, ctx) => {
  const { userId, sessionId } = ctx.actor;
  await ctx.transact((tx) => upsertNotice(tx, { userId, sessionId, notice: 'location', flag }));
  return ok({ flag });
};
