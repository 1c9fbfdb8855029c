import type { LotTile } from '@hammerdock/contract/shapes/lot.ts';
import { useQueryClient } from '@tanstack/react-query';
import { changeLotOnScreen } from '../../../api/live/lot-in-answers.ts';
import { useCommand } from '../../../api/query.tsx';

/** The lists and counts that watching changes; the expired list is also refetched (S4). */
const WATCH_CALLS = [
  'watchlist.getWatchlist',
  'watchlist.getWatchlistCnt',
  'catalog.getExpired',
  // The number of its watchers.
  'catalog.getProductInfo',
] as const;

/** Changes the heart at once, and back when the server refuses. */
export function useWatching({ id, wlist }: Pick<LotTile, 'id' | 'wlist'>) {
  const client = useQueryClient();
  const show = (shown: 0 | 1) => changeLotOnScreen(client, id, { wlist: shown });
  const options = {
    refreshes: WATCH_CALLS,
    onRefused: () => {
      show(wlist);
      return false;
    },
  };
  // Set again on success, because an answer requested meanwhile may contain the old state.
  const add = useCommand('watchlist.addToWatchlist', { ...options, onDone: () => show(1) });
  const remove = useCommand('watchlist.removeFromWatchlist', { ...options, onDone: () => show(0) });
  const watched = wlist === 1;
  return {
    watched,
    toggle: () => {
      show(watched ? 0 : 1);
      (watched ? remove : add).mutate({ product_id: id });
    },
  };
}
