import type { auth } from '@hammerdock/contract/services/auth.ts';
import { ok } from '@hammerdock/domain/result.ts';
import type { Handler } from '../../rpc/handler.ts';
import { endSession } from '../../store/accounts/sessions.ts';

export const signout: Handler<typeof auth.signout> = async (_input, ctx) => {
  await ctx.transact((tx) => endSession(tx, ctx.actor.sessionId));
  ctx.session.end();
  return ok({});
};
