import type { auth } from '@hammerdock/contract/services/auth.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import { hashPassword, isTooCommon } from '../../gateways/passwords.ts';
import { takeResetLink } from '../../operations/take-reset-link.ts';
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
    const userId = await takeResetLink(tx, input.token);
    if (userId === null) return refused('ResetLinkInvalid');
    const { email } = await getAccount(tx, userId);
    await updateUser(tx, userId, { passwordHash });
    // Whoever holds the link holds the mailbox.
    await markEmailVerified(tx, userId);
    await endOtherSessions(tx, userId, null);
    await forgetSignInTries(tx, userId);
    await tellPasswordChanged(tx, { userId, email });
    return ok({});
  });
};
