import type { bidding } from '@hammerdock/contract/services/bidding.ts';
import { history, historyPage } from '@hammerdock/domain/bidding/history.ts';
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
  const { rows, count } = historyPage(history(beginning.terms, beginning.initial, log), input);
  const names = await listUsernames(ctx.db, [...new Set(rows.map((row) => row.bidderId))]);
  const viewerId = ctx.actor?.userId ?? null;
  return ok({
    bidHistoryList: rows.map((row) => viewHistoryRow(row, viewerId, names)),
    bidHistoryCount: count,
  });
};
