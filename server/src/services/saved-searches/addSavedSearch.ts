import type { savedSearches } from '@hammerdock/contract/services/saved-searches.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import type { Handler } from '../../rpc/handler.ts';
import { saveSearch } from '../../store/catalog/saved-searches.ts';
import { viewSavedSearch } from '../../views/catalog/saved-search.ts';

/** Limited, because each one is run when new lots are added. */
const SEARCHES_MAX = 100;

export const addSavedSearch: Handler<typeof savedSearches.addSavedSearch> = (
  { title, searchtext: address, category_id: category, mail },
  ctx,
) => {
  const { userId } = ctx.actor;
  return ctx.transact(async (tx) => {
    const search = { userId, title, address, category, mail: mail === 1 };
    const row = await saveSearch(tx, search, SEARCHES_MAX);
    if (row === undefined) return refused('SavedSearchLimitReached', { most: SEARCHES_MAX });
    return ok({ savedSearchInfo: viewSavedSearch(row) });
  });
};
