import { useLiveLots } from '../../api/live/live-hooks.ts';
import { useCall } from '../../api/query.tsx';

/** The most that one page updates live, besides the lots of its own lists. */
const LIVE_MAX = 40;

/** The user's lots in play, the next to close first; the next ones are updated live. */
export function useLotsInPlay() {
  const found = useCall('bids.listLotsInPlay', {});
  const lots = found.data?.lotsInPlay;
  useLiveLots((lots ?? []).slice(0, LIVE_MAX).map(({ id }) => id));
  return { lots, error: found.error, refetch: () => void found.refetch() };
}
