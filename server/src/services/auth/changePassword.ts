import type { auth } from '@hammerdock/contract/services/auth.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import { hashPassword, isTooCommon } from '../../gateways/passwords.ts';
import { takeLink } from '../../operations/mailed-link.ts';
import { redeemClaim } from '../../operations/redeem-claim.ts';
import { tellPasswordChanged } from '../../operations/tell-password-changed.ts';
import type { Handler } from '../../rpc/handler.ts';
import { endOtherSessions } from '../../store/sessions.ts';
import { forgetSignInTries } from '../../store/sign-in-tries.ts';
import { getAccount, markEmailVerified, updateUser } from '../../store/users.ts';

export const changePassword: Handler<typeof auth.changePassword> = async (input, ctx) => {
  const password = input.new_password;
  if (isTooCommon(password, [])) return refused('PasswordTooCommon');
  const passwordHash = await hashPassword(password);
  return ctx.transact(async (tx) => {
    const link = await takeLink(tx, 'password reset', input.token);
    if (link === null) return refused('ResetLinkInvalid');
    const { userId } = link;
    await updateUser(tx, userId, { passwordHash });
    // Whoever holds the link holds the mailbox.
    await markEmailVerified(tx, userId);
    await redeemClaim(tx, await getAccount(tx, userId));
    await endOtherSessions(tx, userId, null);
    await forgetSignInTries(tx, userId);
    await tellPasswordChanged(tx, { userId, origin: ctx.config.origin });
    return ok({});
  });
};
