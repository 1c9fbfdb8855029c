import type { bidding } from '@hammerdock/contract/services/bidding.ts';
import { ok } from '@hammerdock/domain/result.ts';
import { toIso } from '@hammerdock/domain/time.ts';
import type { Handler } from '../../rpc/handler.ts';
import { listCheckedUsers } from '../../store/accounts/identity-checks.ts';

export const listIdentityChecks: Handler<typeof bidding.listIdentityChecks> = async (
  input,
  ctx,
) => {
  if (ctx.identity === null) return ok({ is_on: false, users: [], count: 0 });
  const { rows, count } = await listCheckedUsers(ctx.db, {
    ...input,
    provider: ctx.identity.name,
  });
  return ok({
    is_on: true,
    users: rows.map(({ userId, username, email, state, createdAt, decidedAt }) => ({
      user_id: userId,
      username,
      email,
      kyc_status: state ?? 'none',
      begun_at: createdAt === null ? null : toIso(createdAt),
      decided_at: decidedAt === null ? null : toIso(decidedAt),
    })),
    count,
  });
};
