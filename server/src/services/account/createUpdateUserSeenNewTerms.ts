import type { account } from '@hammerdock/contract/services/account.ts';
import { ok } from '@hammerdock/domain/result.ts';
import type { Handler } from '../../rpc/handler.ts';
import { incrementsNotice, upsertNotice } from '../../store/accounts/notices.ts';

export const createUpdateUserSeenNewTerms: Handler<
  typeof account.createUpdateUserSeenNewTerms
> = async ({ flag }, ctx) => {
  const { userId, sessionId } = ctx.actor;
  const notice = incrementsNotice();
  await ctx.transact((tx) => upsertNotice(tx, { userId, sessionId, notice, flag }));
  return ok({ flag });
};
