import type { watchlist } from '@hammerdock/contract/services/watchlist.ts';
import { ok } from '@hammerdock/domain/result.ts';
import type { Handler } from '../../rpc/handler.ts';
import { countWatches, type WatchedPhase } from '../../store/catalog/watches.ts';

const PHASES_OF: Readonly<Record<number, readonly WatchedPhase[]>> = {
  1: ['open'],
  2: ['upcoming'],
  3: ['sold'],
  4: ['unsold', 'cancelled'],
};

export const getWatchlistCnt: Handler<typeof watchlist.getWatchlistCnt> = async (
  { typearr },
  { db, actor: { userId } },
) => {
  const phases = typearr.flatMap((type) => PHASES_OF[type] ?? []);
  const counts = await countWatches(db, [userId], phases);
  return ok({ watchlistCount: counts.get(userId) ?? 0 });
};
