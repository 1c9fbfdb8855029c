import type { watchlist } from '@hammerdock/contract/services/watchlist.ts';
import { ok } from '@hammerdock/domain/result.ts';
import { appendEvent } from '../../events/outbox.ts';
import type { Handler } from '../../rpc/handler.ts';
import { countWatches, deleteWatchesOfClosed } from '../../store/catalog/watches.ts';

export const removeClosedFromWatchlist: Handler<typeof watchlist.removeClosedFromWatchlist> = (
  _input,
  ctx,
) => {
  const { userId } = ctx.actor;
  return ctx.transact(async (tx) => {
    const lotIds = await deleteWatchesOfClosed(tx, userId);
    for (const lotId of lotIds) {
      await appendEvent(tx, 'watch.changed', { userId, lotId, watchId: null });
    }
    return ok({
      removedCount: lotIds.length,
      watchlistCount: (await countWatches(tx, [userId])).get(userId) ?? 0,
    });
  });
};
