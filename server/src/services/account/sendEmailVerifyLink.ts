import type { account } from '@hammerdock/contract/services/account.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import { RESEND_AFTER_SECONDS } from '../../operations/accounts/send-code.ts';
import { sendVerifyLink } from '../../operations/accounts/send-verify-link.ts';
import type { Handler } from '../../rpc/handler.ts';
import { findEmailFault } from '../../store/messaging/undeliverable.ts';
import { getAccount } from '../../store/accounts/users.ts';

export const sendEmailVerifyLink: Handler<typeof account.sendEmailVerifyLink> = async (
  _input,
  ctx,
) => {
  const { userId } = ctx.actor;
  return ctx.transact(async (tx) => {
    const own = await getAccount(tx, userId);
    const isWorking = (await findEmailFault(tx, own.email)) === null;
    if (own.emailVerifiedAt !== null && isWorking) return refused('EmailVerifiedAlready');
    const { origin } = ctx.config;
    const retryAfterSeconds = await sendVerifyLink(tx, ctx.vault, { account: own, origin });
    return retryAfterSeconds === null
      ? ok({ resend_after_seconds: RESEND_AFTER_SECONDS })
      : refused('CodeSentRecently', { retryAfterSeconds });
  });
};
