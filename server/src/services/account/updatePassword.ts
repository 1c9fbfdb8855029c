import type { account } from '@hammerdock/contract/services/account.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import { hashPassword, isTooCommon, verifyPassword } from '../../gateways/passwords.ts';
import { tellPasswordChanged } from '../../operations/tell-password-changed.ts';
import type { Handler } from '../../rpc/handler.ts';
import { endOtherSessions } from '../../store/sessions.ts';
import { getAccount, updateUser } from '../../store/users.ts';

export const updatePassword: Handler<typeof account.updatePassword> = async (input, ctx) => {
  const { userId, sessionId, impersonatorId } = ctx.actor;
  if (impersonatorId !== null) return refused('ImpersonatorMayNot');
  const { email, username, passwordHash: oldHash } = await getAccount(ctx.db, userId);
  if (!(await verifyPassword(oldHash, input.old_password))) return refused('PasswordWrong');
  if (isTooCommon(input.new_password, [email, username])) return refused('PasswordTooCommon');
  const passwordHash = await hashPassword(input.new_password);
  return ctx.transact(async (tx) => {
    await updateUser(tx, userId, { passwordHash });
    await endOtherSessions(tx, userId, sessionId);
    await tellPasswordChanged(tx, { userId, origin: ctx.config.origin });
    return ok({});
  });
};
