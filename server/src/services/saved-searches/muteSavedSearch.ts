import type { savedSearches } from '@hammerdock/contract/services/saved-searches.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import type { Handler } from '../../rpc/handler.ts';
import { muteSavedSearch as muteRow } from '../../store/catalog/saved-searches.ts';

/** Idempotent. Emails stay off until the owner switches them on. */
export const muteSavedSearch: Handler<typeof savedSearches.muteSavedSearch> = ({ token }, ctx) =>
  ctx.transact(async (tx) => {
    const [id = '', muteToken = ''] = token.split('.');
    const title = await muteRow(tx, { id, muteToken });
    return title === null ? refused('MuteLinkInvalid') : ok({ title });
  });
