import type { auth } from '@hammerdock/contract/services/auth.ts';
import { networkOf } from '@hammerdock/domain/network.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import { digest } from '../../gateways/ids.ts';
import { verifyPassword } from '../../gateways/passwords.ts';
import { beginSession } from '../../operations/begin-session.ts';
import { admitSignIn } from '../../operations/admit-sign-in.ts';
import type { Handler } from '../../rpc/handler.ts';
import { forgetSignInTries } from '../../store/sign-in-tries.ts';
import { findAccountByLogin } from '../../store/users.ts';
import { viewSession } from '../../views/session.ts';

export const signin: Handler<typeof auth.signin> = async (input, ctx) => {
  const account = await findAccountByLogin(ctx.db, input.email);
  const network = networkOf(ctx.address);
  // Hashed, since people type a password into the wrong field.
  const triesOf = account?.id ?? `nobody ${digest(input.email.toLowerCase())}`;
  const retryAfterSeconds = await ctx.transact((tx) =>
    admitSignIn(tx, triesOf, ctx.config.limitFactor),
  );
  if (retryAfterSeconds !== null) {
    ctx.log.warn({ userId: account?.id, network }, 'too many failed sign-ins');
    return refused('TooManyRequests', { retryAfterSeconds });
  }
  const isRight = await verifyPassword(account?.passwordHash ?? null, input.password);
  if (!isRight || account === undefined) {
    ctx.log.warn({ userId: account?.id, network }, 'a sign-in failed');
    return refused('SignInFailed');
  }
  const userToken = await ctx.transact(async (tx) => {
    await forgetSignInTries(tx, triesOf);
    return beginSession(tx, {
      userId: account.id,
      persistent: input.remember_me,
      userAgent: ctx.userAgent,
      origin: ctx.config.origin,
      earlierSessionId: ctx.actor?.sessionId ?? null,
    });
  });
  ctx.session.begin(userToken, input.remember_me);
  return ok(viewSession(userToken, account));
};
