import type { account } from '@hammerdock/contract/services/account.ts';
import { ok } from '@hammerdock/domain/result.ts';
import type { Handler } from '../../rpc/handler.ts';
import { upsertLocationNotices } from '../../store/accounts/location-notices.ts';

export const createUpdateUserSeenLocation: Handler<
  typeof account.createUpdateUserSeenLocation
> = async ({ flag, locations: slugs }, ctx) => {
  const { userId, sessionId } = ctx.actor;
  await ctx.transact((tx) => upsertLocationNotices(tx, { userId, sessionId, flag, slugs }));
  return ok({ flag });
};
