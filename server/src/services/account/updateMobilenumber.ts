import type { account } from '@hammerdock/contract/services/account.ts';
import { phoneInE164 } from '@hammerdock/domain/checks/phone.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import { confirmPhoneChange } from '../../operations/accounts/confirm-password.ts';
import { verifyPhone } from '../../operations/accounts/verify-phone.ts';
import type { Handler } from '../../rpc/handler.ts';
import { getAccount } from '../../store/accounts/users.ts';
import { viewAccount } from '../../views/accounts/account.ts';

export const updateMobilenumber: Handler<typeof account.updateMobilenumber> = async (
  input,
  ctx,
) => {
  const { userId } = ctx.actor;
  const phone = phoneInE164(input.phone) ?? input.phone;
  const { code } = input;
  if (code === undefined) {
    const own = await getAccount(ctx.db, userId);
    // A number that is already verified may be saved again; any other needs its code.
    const isProved = own.phone === phone && own.phoneVerifiedAt !== null;
    return isProved ? ok({ userData: viewAccount(own) }) : refused('PhoneNotVerified');
  }
  const confirmed = await confirmPhoneChange(ctx, phone, input.current_password);
  if (!confirmed.ok) return confirmed;
  const verified = await ctx.transact((tx) => verifyPhone(tx, ctx, { userId, phone, code }));
  if (verified.wrong !== null) return refused(verified.wrong);
  return ok({ userData: viewAccount(verified.account) });
};
