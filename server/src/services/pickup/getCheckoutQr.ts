import type { pickup } from '@hammerdock/contract/services/pickup.ts';
import { ok } from '@hammerdock/domain/result.ts';
import { toIso } from '@hammerdock/domain/time.ts';
import { issuePass } from '../../operations/pickup/pickup-pass.ts';
import type { Handler } from '../../rpc/handler.ts';

export const getCheckoutQr: Handler<typeof pickup.getCheckoutQr> = async (_, ctx) => {
  const { userId, sessionId } = ctx.actor;
  const { token, code, refreshAt, expiresAt } = await ctx.transact((tx) =>
    issuePass(tx, ctx.vault, { userId, sessionId }),
  );
  return ok({
    token,
    code,
    refresh_at: toIso(refreshAt),
    expires_at: toIso(expiresAt),
  });
};
