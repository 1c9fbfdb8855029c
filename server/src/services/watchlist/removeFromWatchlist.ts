import type { watchlist } from '@hammerdock/contract/services/watchlist.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import { appendEvent } from '../../events/outbox.ts';
import type { Handler } from '../../rpc/handler.ts';
import { findKeepableLot } from '../../store/catalog/lot-keeping.ts';
import { countWatches, deleteWatch } from '../../store/catalog/watches.ts';

export const removeFromWatchlist: Handler<typeof watchlist.removeFromWatchlist> = (
  { product_id: lotId },
  ctx,
) => {
  const { userId } = ctx.actor;
  return ctx.transact(async (tx) => {
    if ((await findKeepableLot(tx, lotId)) === undefined) return refused('NotFound');
    const ended = await deleteWatch(tx, { userId, lotId });
    if (ended) await appendEvent(tx, 'watch.changed', { userId, lotId, watchId: null });
    return ok({
      watchlist_id: null,
      watchlistCount: (await countWatches(tx, [userId])).get(userId) ?? 0,
    });
  });
};
