import type { watchlist } from '@hammerdock/contract/services/watchlist.ts';
import { ok } from '@hammerdock/domain/result.ts';
import { listed } from '@hammerdock/domain/text/listed.ts';
import { readListInput, withFilters } from '../../operations/catalog/list-input.ts';
import type { Handler } from '../../rpc/handler.ts';
import { listWatchedLots } from '../../store/catalog/lot-lists.ts';
import { viewLotCard } from '../../views/auctions/lot.ts';

export const getWatchlist: Handler<typeof watchlist.getWatchlist> = async (input, ctx) => {
  const { userId } = ctx.actor;
  const { category_id, condition, market_status } = withFilters(input);
  const { rows, count } = await listWatchedLots(ctx.db, userId, {
    ...readListInput(input),
    categorySlugs: listed(category_id),
    conditions: listed(condition),
    marketStatus: market_status,
  });
  return ok({
    watchlistList: rows.map((row) => viewLotCard(row, userId)),
    watchlistCount: count,
  });
};
