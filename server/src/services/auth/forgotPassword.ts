import type { auth } from '@hammerdock/contract/services/auth.ts';
import { ok } from '@hammerdock/domain/result.ts';
import { sendResetLink } from '../../operations/send-reset-link.ts';
import type { Handler } from '../../rpc/handler.ts';
import { findAccountByEmail } from '../../store/users.ts';

export const forgotPassword: Handler<typeof auth.forgotPassword> = async ({ email }, ctx) => {
  const account = (await findAccountByEmail(ctx.db, email)) ?? null;
  await ctx.transact((tx) =>
    sendResetLink(tx, ctx.vault, { email, account, origin: ctx.config.origin }),
  );
  return ok({});
};
