import type { account } from '@hammerdock/contract/services/account.ts';
import { phoneInE164 } from '@hammerdock/domain/checks/phone.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import { ownerOf, requesterAt } from '../../operations/accounts/code-requester.ts';
import { confirmPhoneChange } from '../../operations/accounts/confirm-password.ts';
import { RESEND_AFTER_SECONDS, sendCode } from '../../operations/accounts/send-code.ts';
import type { Handler } from '../../rpc/handler.ts';
import { findTakenPart, getAccount } from '../../store/accounts/users.ts';

export const sendPhoneVerifyCode: Handler<typeof account.sendPhoneVerifyCode> = async (
  input,
  ctx,
) => {
  const { userId } = ctx.actor;
  const phone = phoneInE164(input.phone) ?? input.phone;
  const confirmed = await confirmPhoneChange(ctx, phone, input.current_password);
  if (!confirmed.ok) return confirmed;
  return ctx.transact(async (tx) => {
    if ((await findTakenPart(tx, { phone }, userId)) !== null) return refused('PhoneTaken');
    const { phone: ownPhone } = await getAccount(tx, userId);
    const requester = ownPhone === phone ? ownerOf(userId) : requesterAt(ctx);
    const request = { purpose: 'phone', target: phone, userId, requester } as const;
    const retryAfterSeconds = await sendCode(tx, ctx.vault, request);
    return retryAfterSeconds === null
      ? ok({ resend_after_seconds: RESEND_AFTER_SECONDS })
      : refused('CodeSentRecently', { retryAfterSeconds });
  });
};
