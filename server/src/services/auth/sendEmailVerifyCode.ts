import type { auth } from '@hammerdock/contract/services/auth.ts';
import { ok } from '@hammerdock/domain/result.ts';
import { requesterFor } from '../../operations/accounts/code-requester.ts';
import { RESEND_AFTER_SECONDS, sendCode } from '../../operations/accounts/send-code.ts';
import type { Handler } from '../../rpc/handler.ts';
import { findAccountByEmail } from '../../store/accounts/users.ts';

export const sendEmailVerifyCode: Handler<typeof auth.sendEmailVerifyCode> = (input, ctx) =>
  ctx.transact(async (tx) => {
    const account = await findAccountByEmail(tx, input.email);
    // Requested too soon, nothing is sent and the answer is the same, so a stranger learns nothing
    // (R35).
    const userId = account?.id ?? null;
    const requester = await requesterFor(tx, ctx, userId);
    const target = account?.email ?? input.email;
    await sendCode(tx, ctx.vault, { purpose: 'email', target, userId, requester });
    return ok({ resend_after_seconds: RESEND_AFTER_SECONDS });
  });
