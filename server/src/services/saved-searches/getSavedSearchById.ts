import type { savedSearches } from '@hammerdock/contract/services/saved-searches.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import type { Handler } from '../../rpc/handler.ts';
import { findSavedSearch } from '../../store/catalog/saved-searches.ts';
import { viewSavedSearch } from '../../views/catalog/saved-search.ts';

export const getSavedSearchById: Handler<typeof savedSearches.getSavedSearchById> = async (
  { id },
  { db, actor: { userId } },
) => {
  const row = await findSavedSearch(db, { id, userId });
  return row === undefined ? refused('NotFound') : ok({ savedSearchInfo: viewSavedSearch(row) });
};
