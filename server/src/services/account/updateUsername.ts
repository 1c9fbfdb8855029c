import type { account } from '@hammerdock/contract/services/account.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import type { Handler } from '../../rpc/handler.ts';
import { findTakenPart, getAccount, lockIdentities, updateUser } from '../../store/users.ts';
import { viewAccount } from '../../views/account.ts';

export const updateUsername: Handler<typeof account.updateUsername> = async ({ username }, ctx) => {
  const { userId, impersonatorId } = ctx.actor;
  if (impersonatorId !== null) return refused('ImpersonatorMayNot');
  return ctx.transact(async (tx) => {
    await lockIdentities(tx);
    if ((await findTakenPart(tx, { username }, userId)) !== null) return refused('UsernameTaken');
    await updateUser(tx, userId, { username });
    return ok({ userData: viewAccount(await getAccount(tx, userId)) });
  });
};
