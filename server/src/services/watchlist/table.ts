import type { watchlist } from '@hammerdock/contract/services/watchlist.ts';
import type { ServiceTable } from '../../rpc/handler.ts';
import { addToWatchlist } from './addToWatchlist.ts';
import { getWatchlist } from './getWatchlist.ts';
import { getWatchlistCnt } from './getWatchlistCnt.ts';
import { removeClosedFromWatchlist } from './removeClosedFromWatchlist.ts';
import { removeFromWatchlist } from './removeFromWatchlist.ts';

export const watchlistTable: ServiceTable<typeof watchlist> = {
  addToWatchlist,
  getWatchlist,
  getWatchlistCnt,
  removeClosedFromWatchlist,
  removeFromWatchlist,
};
