import { Button } from '@mantine/core';
import { useCall, useCommand } from '../../api/query.tsx';

/** S7: sold, and closed without a sale. */
const CLOSED_TYPES = [3, 4];

/** For the watchlist, when some of its lots have closed. */
export function RemoveClosed() {
  const found = useCall('watchlist.getWatchlistCnt', { typearr: CLOSED_TYPES });
  const remove = useCommand('watchlist.removeClosedFromWatchlist', {
    refreshes: ['watchlist.getWatchlist', 'watchlist.getWatchlistCnt', 'catalog.getExpired'],
  });
  const count = found.data?.watchlistCount ?? 0;
  if (count === 0) return null;
  return (
    <Button variant="default" loading={remove.isPending} onClick={() => remove.mutate({})}>
      Remove {count} closed
    </Button>
  );
}
