import type { auth } from '@hammerdock/contract/services/auth.ts';
import { networkOf } from '@hammerdock/domain/network.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import { foldAscii } from '@hammerdock/domain/text/fold-ascii.ts';
import { digest } from '../../security/ids.ts';
import { beginSession } from '../../operations/accounts/begin-session.ts';
import { admitSignIn, recordSignInSuccess } from '../../operations/accounts/admit-sign-in.ts';
import { recognizeSignIn } from '../../operations/accounts/recognize-sign-in.ts';
import type { Handler } from '../../rpc/handler.ts';
import { lockPassword } from '../../store/accounts/users.ts';
import { viewSession } from '../../views/accounts/session.ts';

export const signin: Handler<typeof auth.signin> = async (input, ctx) => {
  const network = networkOf(ctx.address);
  const { addressKey } = ctx;
  const deviceHash = digest(ctx.deviceToken ?? '');
  const { account, isKnown } = await recognizeSignIn(ctx.db, { login: input.email, deviceHash });
  const attempt = {
    // Hashed, since people type a password into the wrong field.
    account: account?.id ?? `unknown ${digest(foldAscii(input.email))}`,
    addressKey,
    knownDeviceHash: isKnown ? deviceHash : null,
  };
  const retryAfterSeconds = await ctx.transact((tx) =>
    admitSignIn(tx, attempt, ctx.config.limitFactor),
  );
  if (retryAfterSeconds !== null) {
    ctx.log.warn({ userId: account?.id, network }, 'too many failed sign-ins');
    return refused('TooManyRequests', { retryAfterSeconds });
  }
  const passwordHash = account?.passwordHash ?? null;
  const isRight = await ctx.passwords.verify(passwordHash, input.password);
  const fail = () => {
    ctx.log.warn({ userId: account?.id, network }, 'a sign-in failed');
    return refused('SignInFailed');
  };
  if (!isRight || account === undefined || passwordHash === null) return fail();
  const begun = await ctx.transact(async (tx) => {
    if (!(await lockPassword(tx, account.id, passwordHash))) return null;
    await recordSignInSuccess(tx, attempt);
    return beginSession(tx, ctx, { userId: account.id, persistent: input.remember_me });
  });
  if (begun === null) return fail();
  ctx.session.begin(begun, input.remember_me);
  return ok(viewSession(begun.userToken, account));
};
