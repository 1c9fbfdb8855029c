import type { savedSearches } from '@hammerdock/contract/services/saved-searches.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import type { Handler } from '../../rpc/handler.ts';
import { deleteSavedSearch as deleteRow } from '../../store/catalog/saved-searches.ts';

export const deleteSavedSearch: Handler<typeof savedSearches.deleteSavedSearch> = ({ id }, ctx) => {
  const { userId } = ctx.actor;
  return ctx.transact(async (tx) => {
    return (await deleteRow(tx, { id, userId })) ? ok({}) : refused('NotFound');
  });
};
