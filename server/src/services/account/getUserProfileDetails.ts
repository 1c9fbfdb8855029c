import { APP_VERSION } from '@hammerdock/contract/app-version.ts';
import type { account } from '@hammerdock/contract/services/account.ts';
import { ok } from '@hammerdock/domain/result.ts';
import type { Handler } from '../../rpc/handler.ts';
import { getAccount } from '../../store/accounts/users.ts';
import { viewAccount } from '../../views/accounts/account.ts';

export const getUserProfileDetails: Handler<typeof account.getUserProfileDetails> = async (
  _input,
  { actor, db },
) =>
  ok({
    userData: viewAccount(await getAccount(db, actor.userId)),
    impersonated: actor.impersonatorId !== null,
    appVersion: APP_VERSION,
  });
