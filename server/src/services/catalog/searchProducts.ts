import type { catalog } from '@hammerdock/contract/services/catalog.ts';
import { ok } from '@hammerdock/domain/result.ts';
import { prepareSearch } from '../../operations/catalog/prepare-search.ts';
import type { Handler } from '../../rpc/handler.ts';
import { searchLots } from '../../store/catalog/lot-search.ts';
import { viewLotCard } from '../../views/auctions/lot.ts';
import { withFilters } from '../list-input.ts';

export const searchProducts: Handler<typeof catalog.searchProducts> = async (input, ctx) => {
  const viewerId = ctx.actor?.userId ?? null;
  const prepared = await prepareSearch(ctx.db, withFilters(input));
  if (prepared === null) return ok(NOTHING);
  const found = await searchLots(ctx.db, viewerId, prepared.search);
  const { category, condition, center } = found.facets;
  return ok({
    searchList: found.rows.map((row) => viewLotCard(row, viewerId)),
    searchCount: found.count,
    corrected: prepared.corrected,
    facets: { category, condition, location: center },
  });
};

const NOTHING = {
  searchList: [],
  searchCount: 0,
  corrected: '',
  facets: { category: {}, condition: {}, location: {} },
};
