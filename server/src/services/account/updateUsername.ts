import type { account } from '@hammerdock/contract/services/account.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import { confirmPassword } from '../../operations/accounts/confirm-password.ts';
import { notifyIdentityChanged } from '../../operations/accounts/notify-identity-changed.ts';
import type { Handler } from '../../rpc/handler.ts';
import {
  findTakenPart,
  getAccount,
  lockIdentities,
  lockPassword,
  updateUser,
} from '../../store/accounts/users.ts';
import { viewAccount } from '../../views/accounts/account.ts';

export const updateUsername: Handler<typeof account.updateUsername> = async (
  { username, current_password },
  ctx,
) => {
  const { userId } = ctx.actor;
  const confirmed = await confirmPassword(ctx, current_password);
  if (!confirmed.ok) return confirmed;
  return ctx.transact(async (tx) => {
    if (!(await lockPassword(tx, userId, confirmed.value))) return refused('PasswordWrong');
    await lockIdentities(tx);
    if ((await findTakenPart(tx, { username }, userId)) !== null) return refused('UsernameTaken');
    const before = await getAccount(tx, userId);
    await updateUser(tx, userId, { username });
    await notifyIdentityChanged(tx, ctx, { before, what: 'username' });
    return ok({ userData: viewAccount(await getAccount(tx, userId)) });
  });
};
