import type { auth } from '@hammerdock/contract/services/auth.ts';
import { ok } from '@hammerdock/domain/result.ts';
import { toIso } from '@hammerdock/domain/time.ts';
import { startRegistration as start } from '../../operations/accounts/registration.ts';
import type { Handler } from '../../rpc/handler.ts';

export const startRegistration: Handler<typeof auth.startRegistration> = async (_input, ctx) => {
  const { token, expiresAt } = await ctx.transact(start);
  return ok({ registration_token: token, expires_at: toIso(expiresAt) });
};
