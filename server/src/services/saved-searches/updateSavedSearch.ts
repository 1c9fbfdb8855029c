import type { savedSearches } from '@hammerdock/contract/services/saved-searches.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import type { Handler } from '../../rpc/handler.ts';
import { updateSavedSearch as updateRow } from '../../store/catalog/saved-searches.ts';
import { viewSavedSearch } from '../../views/catalog/saved-search.ts';

export const updateSavedSearch: Handler<typeof savedSearches.updateSavedSearch> = (
  { id, title, searchtext, category_id, mail },
  ctx,
) => {
  const { userId } = ctx.actor;
  return ctx.transact(async (tx) => {
    const row = await updateRow(
      tx,
      { id, userId },
      {
        title,
        address: searchtext,
        category: category_id,
        mail: mail === undefined ? undefined : mail === 1,
      },
    );
    return row === undefined ? refused('NotFound') : ok({ savedSearchInfo: viewSavedSearch(row) });
  });
};
