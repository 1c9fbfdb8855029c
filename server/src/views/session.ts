import { APP_VERSION } from '@hammerdock/contract/app-version.ts';
import type { UserData } from '@hammerdock/contract/shapes/person.ts';
import type { Account } from '../store/users.ts';
import { viewAccount } from './account.ts';

export const viewSession = (
  userToken: string,
  account: NonNullable<Account>,
): { userToken: string; userData: UserData; appVersion: string } => ({
  userToken,
  userData: viewAccount(account),
  appVersion: APP_VERSION,
});

export const viewProgress = (account: NonNullable<Account>, userToken: string | null) => ({
  email_verified: account.emailVerifiedAt !== null,
  phone_verified: account.phoneVerifiedAt !== null,
  session: userToken === null ? null : viewSession(userToken, account),
});
