import { APP_VERSION } from '@hammerdock/contract/app-version.ts';
import type { account } from '@hammerdock/contract/services/account.ts';
import type { KycStatus } from '@hammerdock/contract/shapes/person.ts';
import { toDecimal } from '@hammerdock/domain/money.ts';
import { ok } from '@hammerdock/domain/result.ts';
import type { Db } from '../../db/database.ts';
import { isCodeOpen } from '../../operations/accounts/check-code.ts';
import type { CodePurpose } from '../../operations/accounts/send-code.ts';
import type { Provider } from '../../gateways/provider.ts';
import type { Handler } from '../../rpc/handler.ts';
import { listAddresses } from '../../store/accounts/addresses.ts';
import { findLatestCheck } from '../../store/accounts/identity-checks.ts';
import { getAccount, type Account } from '../../store/accounts/users.ts';
import { findPaymentIds } from '../../store/payments/cards.ts';
import { sumOwedToUser } from '../../store/payments/ledger.ts';
import { viewProfile, viewTaxInfo, type OpenCodes } from '../../views/accounts/profile.ts';

export const getUserProfileDetails: Handler<typeof account.getUserProfileDetails> = async (
  _input,
  { actor, db, identity },
) => {
  const { userId } = actor;
  const account = await getAccount(db, userId);
  return ok({
    userData: viewProfile(account, {
      ...(await findPaymentIds(db, userId)),
      addresses: await listAddresses(db, userId),
      kycStatus: await readKycStatus(db, { userId, identity }),
      openCodes: await readOpenCodes(db, account),
    }),
    taxInfo: viewTaxInfo(account),
    otherInfo: { deposit_amount: toDecimal(await sumOwedToUser(db, userId, 'buyer deposit')) },
    impersonated: actor.impersonatorId !== null,
    appVersion: APP_VERSION,
  });
};

/** A verified account has none to enter, so that its profile costs no more queries. */
async function readOpenCodes(
  db: Db,
  { id: userId, email, emailVerifiedAt, phone, phoneVerifiedAt }: Account,
): Promise<OpenCodes> {
  const isOpen = (purpose: CodePurpose, target: string) =>
    isCodeOpen(db, { purpose, target, userId });
  return {
    email: emailVerifiedAt === null && (await isOpen('email', email)),
    phone: phoneVerifiedAt === null && (await isOpen('phone', phone)),
  };
}

async function readKycStatus(
  db: Db,
  { userId, identity }: { readonly userId: string; readonly identity: Provider | null },
): Promise<KycStatus> {
  if (identity === null) return 'off';
  return (await findLatestCheck(db, { userId, provider: identity.name }))?.state ?? 'none';
}
