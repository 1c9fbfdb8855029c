import type { bidding } from '@hammerdock/contract/services/bidding.ts';
import { toDecimal } from '@hammerdock/domain/money.ts';
import { ok } from '@hammerdock/domain/result.ts';
import { toIso } from '@hammerdock/domain/time.ts';
import type { Handler } from '../../rpc/handler.ts';
import { listOpenBidLimitRequests } from '../../store/bidding/bid-limits.ts';

export const listBidLimitRequests: Handler<typeof bidding.listBidLimitRequests> = async (
  _input,
  ctx,
) => {
  const rows = await listOpenBidLimitRequests(ctx.db, ctx.identity?.name ?? null);
  return ok({
    requests: rows.map((row) => ({
      id: row.id,
      username: row.username,
      email: row.email,
      kyc_status: ctx.identity === null ? 'off' : (row.identityState ?? 'none'),
      current_limit: row.bidLimitCents === null ? null : toDecimal(row.bidLimitCents),
      requested: toDecimal(row.requestedCents),
      requested_at: toIso(row.at),
    })),
  });
};
