import type { savedSearches } from '@hammerdock/contract/services/saved-searches.ts';
import { ok } from '@hammerdock/domain/result.ts';
import type { Handler } from '../../rpc/handler.ts';
import { countSavedSearches, listSavedSearches } from '../../store/catalog/saved-searches.ts';
import { viewSavedSearch } from '../../views/catalog/saved-search.ts';

export const getSavedSearch: Handler<typeof savedSearches.getSavedSearch> = async (
  page,
  { db, actor: { userId } },
) => {
  const rows = await listSavedSearches(db, userId, page);
  return ok({
    savedSearchList: rows.map(viewSavedSearch),
    savedSearchCount: await countSavedSearches(db, userId),
  });
};
