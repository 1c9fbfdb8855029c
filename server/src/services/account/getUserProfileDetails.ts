import { APP_VERSION } from '@hammerdock/contract/app-version.ts';
import type { account } from '@hammerdock/contract/services/account.ts';
import { toDecimal } from '@hammerdock/domain/money.ts';
import { ok } from '@hammerdock/domain/result.ts';
import type { Handler } from '../../rpc/handler.ts';
import { listAddresses } from '../../store/accounts/addresses.ts';
import { getAccount } from '../../store/accounts/users.ts';
import { findPaymentIds } from '../../store/payments/cards.ts';
import { sumOwedToUser } from '../../store/payments/ledger.ts';
import { viewProfile, viewTaxInfo } from '../../views/accounts/profile.ts';

export const getUserProfileDetails: Handler<typeof account.getUserProfileDetails> = async (
  _input,
  { actor, db },
) => {
  const { userId } = actor;
  const account = await getAccount(db, userId);
  return ok({
    userData: viewProfile(account, {
      ...(await findPaymentIds(db, userId)),
      addresses: await listAddresses(db, userId),
    }),
    taxInfo: viewTaxInfo(account),
    otherInfo: { deposit_amount: toDecimal(await sumOwedToUser(db, userId, 'buyer deposit')) },
    impersonated: actor.impersonatorId !== null,
    appVersion: APP_VERSION,
  });
};
