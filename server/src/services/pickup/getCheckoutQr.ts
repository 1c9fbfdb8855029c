import type { pickup } from '@hammerdock/contract/services/pickup.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import { toIso } from '@hammerdock/domain/time.ts';
import { issuePass } from '../../operations/pickup-pass.ts';
import type { Handler } from '../../rpc/handler.ts';

export const getCheckoutQr: Handler<typeof pickup.getCheckoutQr> = async (_, ctx) => {
  const { userId, sessionId, impersonatorId } = ctx.actor;
  // Whoever shows the code gets the goods, so it is the buyer's alone (R36).
  if (impersonatorId !== null) return refused('ImpersonatorMayNot');
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
