import { APP_VERSION } from '@hammerdock/contract/app-version.ts';
import { sentenceOf } from '@hammerdock/contract/refusals.ts';
import type { UserData } from '@hammerdock/contract/shapes/person.ts';
import type { CouponRefusal } from '@hammerdock/domain/credits/coupon.ts';
import type { Cents } from '@hammerdock/domain/money.ts';
import { dollarsOf } from '@hammerdock/domain/text/format.ts';
import type { Result } from '@hammerdock/domain/result.ts';
import type { Account } from '../../store/accounts/users.ts';
import { viewAccount } from './account.ts';

export const viewSession = (
  userToken: string,
  account: NonNullable<Account>,
): { userToken: string; userData: UserData; appVersion: string } => ({
  userToken,
  userData: viewAccount(account),
  appVersion: APP_VERSION,
});

interface Progress {
  readonly account: NonNullable<Account>;
  readonly userToken: string | null;
  /** The result of the coupon that was entered at registration. */
  readonly claim: Result<Cents, CouponRefusal> | null;
}

export const viewProgress = ({ account, userToken, claim }: Progress) => ({
  email_verified: account.emailVerifiedAt !== null,
  phone_verified: account.phoneVerifiedAt !== null,
  session: userToken === null ? null : viewSession(userToken, account),
  coupon: claim === null ? null : viewClaim(claim),
});

const viewClaim = (claim: Result<Cents, CouponRefusal>) =>
  claim.ok
    ? { applied: true, message: `Your coupon gave you ${dollarsOf(claim.value)} in credit.` }
    : { applied: false, message: sentenceOf(claim.refusal) };
