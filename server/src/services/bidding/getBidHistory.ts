import type { bidding } from '@hammerdock/contract/services/bidding.ts';
import { history } from '@hammerdock/domain/bidding/history.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import type { Handler } from '../../rpc/handler.ts';
import { findLotBeginning } from '../../store/bidding/lot-history.ts';
import { listLogOfLot } from '../../store/bidding/lot-log.ts';
import { listUsernames } from '../../store/auctions/lot-people.ts';
import { viewHistoryRow } from '../../views/bidding/bid.ts';

export const getBidHistory: Handler<typeof bidding.getBidHistory> = async (input, ctx) => {
  const beginning = await findLotBeginning(ctx.db, input.product_id);
  if (beginning === null) return refused('NotFound');
  const log = await listLogOfLot(ctx.db, input.product_id);
  const rows = history(beginning.terms, beginning.initial, log).toReversed();
  const from = (input.page - 1) * input.limit;
  const shown = rows.slice(from, from + input.limit);
  const names = await listUsernames(ctx.db, [...new Set(shown.map((row) => row.bidderId))]);
  const viewerId = ctx.actor?.userId ?? null;
  return ok({
    bidHistoryList: shown.map((row) => viewHistoryRow(row, viewerId, names)),
    bidHistoryCount: rows.length,
  });
};
