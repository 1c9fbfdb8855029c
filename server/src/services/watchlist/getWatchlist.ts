import type { watchlist } from '@hammerdock/contract/services/watchlist.ts';
import { ok } from '@hammerdock/domain/result.ts';
import { listed } from '@hammerdock/domain/text/listed.ts';
import type { Handler } from '../../rpc/handler.ts';
import { listWatchedLots } from '../../store/catalog/lot-lists.ts';
import { viewLotCard } from '../../views/auctions/lot.ts';

export const getWatchlist: Handler<typeof watchlist.getWatchlist> = async (input, ctx) => {
  const { userId } = ctx.actor;
  const { rows, count } = await listWatchedLots(ctx.db, userId, {
    page: input.page,
    limit: input.limit,
    order: input.orderby,
    categorySlugs: listed(input.category_id),
    centerSlugs: listed(input.location),
    conditions: listed(input.condition),
    marketStatus: input.market_status,
  });
  return ok({
    watchlistList: rows.map((row) => viewLotCard(row, userId)),
    watchlistCount: count,
  });
};
