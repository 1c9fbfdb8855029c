import type { watchlist } from '@hammerdock/contract/services/watchlist.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import { appendEvent } from '../../events/outbox.ts';
import type { Handler } from '../../rpc/handler.ts';
import { findKeepableLot } from '../../store/catalog/lot-keeping.ts';
import { countWatches, findWatchId, insertWatch } from '../../store/catalog/watches.ts';

export const addToWatchlist: Handler<typeof watchlist.addToWatchlist> = (
  { product_id: lotId },
  ctx,
) => {
  const { userId } = ctx.actor;
  return ctx.transact(async (tx) => {
    const lot = await findKeepableLot(tx, lotId);
    if (lot === undefined) return refused('NotFound');
    if (!lot.onTheBlock) return refused('LotNotOpen');
    const watchId = await insertWatch(tx, { userId, lotId });
    if (watchId !== null) await appendEvent(tx, 'watch.changed', { userId, lotId, watchId });
    return ok({
      watchlist_id: watchId ?? (await findWatchId(tx, { userId, lotId })),
      watchlistCount: (await countWatches(tx, [userId])).get(userId) ?? 0,
    });
  });
};
