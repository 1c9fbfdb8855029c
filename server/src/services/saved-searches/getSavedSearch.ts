import type { savedSearches } from '@hammerdock/contract/services/saved-searches.ts';
import { ok } from '@hammerdock/domain/result.ts';
import type { Handler } from '../../rpc/handler.ts';
import { countSavedSearches, listSavedSearches } from '../../store/catalog/saved-searches.ts';
import { viewSavedSearch } from '../../views/catalog/saved-search.ts';

export const getSavedSearch: Handler<typeof savedSearches.getSavedSearch> = async (
  { searchtext: address, ...page },
  { db, actor: { userId } },
) => {
  const which = { userId, address };
  const rows = await listSavedSearches(db, which, page);
  return ok({
    savedSearchList: rows.map(viewSavedSearch),
    savedSearchCount: await countSavedSearches(db, which),
  });
};
