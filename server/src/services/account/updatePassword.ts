import type { account } from '@hammerdock/contract/services/account.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import { digest } from '../../security/ids.ts';
import { isTooCommon } from '../../security/passwords.ts';
import { confirmPassword } from '../../operations/accounts/confirm-password.ts';
import { notifyPasswordChanged } from '../../operations/accounts/notify-password-changed.ts';
import type { Handler } from '../../rpc/handler.ts';
import { endRegistrationsOf } from '../../store/accounts/registrations.ts';
import { forgetOtherDevices } from '../../store/accounts/sign-in-devices.ts';
import { endOtherSessions } from '../../store/accounts/sessions.ts';
import { getAccount, lockPassword, updateUser } from '../../store/accounts/users.ts';

export const updatePassword: Handler<typeof account.updatePassword> = async (input, ctx) => {
  const { userId, sessionId } = ctx.actor;
  const confirmed = await confirmPassword(ctx, input.old_password);
  if (!confirmed.ok) return confirmed;
  const { email, username } = await getAccount(ctx.db, userId);
  if (isTooCommon(input.new_password, [email, username])) return refused('PasswordTooCommon');
  const passwordHash = await ctx.passwords.hash(input.new_password);
  return ctx.transact(async (tx) => {
    if (!(await lockPassword(tx, userId, confirmed.value))) return refused('PasswordWrong');
    await endRegistrationsOf(tx, userId);
    await updateUser(tx, userId, { passwordHash });
    await endOtherSessions(tx, userId, sessionId);
    const { deviceToken } = ctx;
    await forgetOtherDevices(tx, userId, deviceToken === null ? null : digest(deviceToken));
    await notifyPasswordChanged(tx, ctx, userId);
    return ok({});
  });
};
