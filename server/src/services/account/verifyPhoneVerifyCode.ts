import type { account } from '@hammerdock/contract/services/account.ts';
import { phoneInE164 } from '@hammerdock/domain/checks/phone.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import { verifyPhone } from '../../operations/verify-phone.ts';
import type { Handler } from '../../rpc/handler.ts';
import { viewAccount } from '../../views/account.ts';

export const verifyPhoneVerifyCode: Handler<typeof account.verifyPhoneVerifyCode> = async (
  input,
  ctx,
) => {
  const { userId, impersonatorId } = ctx.actor;
  if (impersonatorId !== null) return refused('ImpersonatorMayNot');
  const phone = phoneInE164(input.phone) ?? input.phone;
  const { code } = input;
  const verified = await ctx.transact((tx) => verifyPhone(tx, ctx.vault, { userId, phone, code }));
  if (verified.wrong !== null) return refused(verified.wrong);
  return ok({ userData: viewAccount(verified.account) });
};
