// Adds what a guest watched to the watchlist of the account (decision 0050).
import type { QueryClient } from '@tanstack/react-query';
import { isRefusal } from '../../api/call-error.ts';
import type { Api } from '../../api/client.ts';
import { refreshCalls } from '../../api/query.tsx';
import { readGuestWatches, setGuestWatch } from '../../lib/guest-watches.ts';
import { alertSuccess } from '../../lib/notices/alerts.ts';

const CHANGED_CALLS = [
  'watchlist.getWatchlist',
  'watchlist.getWatchlistCnt',
  'catalog.getProductInfo',
] as const;

/** One after the other. What did not reach the server stays for the next sign-in. */
export async function mergeGuestWatches(api: Api, client: QueryClient): Promise<void> {
  let added = 0;
  for (const product_id of readGuestWatches()) {
    const outcome = await watch(api, product_id);
    if (outcome === 'unknown') break;
    setGuestWatch(product_id, false);
    if (outcome === 'added') added += 1;
  }
  if (added === 0) return;
  alertSuccess(
    added === 1
      ? 'The item you saved is on your watchlist now.'
      : `The ${added} items you saved are on your watchlist now.`,
  );
  await refreshCalls(client, CHANGED_CALLS);
}

/** A lot that has closed since is dropped. */
async function watch(api: Api, product_id: string): Promise<'added' | 'refused' | 'unknown'> {
  try {
    await api('watchlist.addToWatchlist', { product_id });
    return 'added';
  } catch (error) {
    // A refusal is an answer; anything else is tried again at the next sign-in.
    return isRefusal(error, 'NotFound', 'LotNotOpen', 'InputInvalid') ? 'refused' : 'unknown';
  }
}
