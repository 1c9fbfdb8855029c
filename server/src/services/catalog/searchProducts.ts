import type { catalog } from '@hammerdock/contract/services/catalog.ts';
import { ok } from '@hammerdock/domain/result.ts';
import type { Handler } from '../../rpc/handler.ts';
import { searchLots } from '../../store/lot-search.ts';
import { viewLotCard } from '../../views/lot.ts';

export const searchProducts: Handler<typeof catalog.searchProducts> = async (input, ctx) => {
  const viewerId = ctx.actor?.userId ?? null;
  const { rows, count } = await searchLots(ctx.db, viewerId, {
    words: input.searchtext,
    categorySlug: input.category_id,
    centerSlug: input.location,
    condition: input.condition,
    order: input.orderby,
    page: input.page,
    limit: input.limit,
  });
  return ok({ searchList: rows.map((row) => viewLotCard(row, viewerId)), searchCount: count });
};
