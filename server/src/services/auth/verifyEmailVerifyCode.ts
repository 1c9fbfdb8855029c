import type { auth } from '@hammerdock/contract/services/auth.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import { verifyEmail } from '../../operations/accounts/verify-email.ts';
import type { Handler } from '../../rpc/handler.ts';
import { viewSession } from '../../views/accounts/session.ts';

export const verifyEmailVerifyCode: Handler<typeof auth.verifyEmailVerifyCode> = async (
  input,
  ctx,
) => {
  const verified = await ctx.transact((tx) => verifyEmail(tx, ctx, input));
  if (verified.wrong !== null) return refused(verified.wrong);
  const { account, begun } = verified;
  ctx.session.begin(begun, false);
  return ok(viewSession(begun.userToken, account));
};
