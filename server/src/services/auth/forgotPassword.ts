import type { auth } from '@hammerdock/contract/services/auth.ts';
import { ok } from '@hammerdock/domain/result.ts';
import { requesterFor } from '../../operations/accounts/code-requester.ts';
import { sendResetLink } from '../../operations/accounts/send-reset-link.ts';
import type { Handler } from '../../rpc/handler.ts';
import { findAccountByEmail } from '../../store/accounts/users.ts';

export const forgotPassword: Handler<typeof auth.forgotPassword> = async ({ email }, ctx) => {
  const account = (await findAccountByEmail(ctx.db, email)) ?? null;
  await ctx.transact(async (tx) => {
    const requester = await requesterFor(tx, ctx, account?.id ?? null);
    const { origin } = ctx.config;
    await sendResetLink(tx, ctx.vault, { email, account, origin, requester });
  });
  return ok({});
};
