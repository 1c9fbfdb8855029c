import type { LotInPlay } from '@hammerdock/contract/shapes/lot-in-play.ts';
import { useLiveLots } from '../../api/live/live-hooks.ts';
import { useCall } from '../../api/query.tsx';

/** The most that one page updates live, besides the lots of its own lists. */
const LIVE_MAX = 40;

/** Results stay as they are, and take the place of no open lot. */
export const idsToUpdate = (lots: readonly LotInPlay[]): string[] =>
  lots
    .filter(({ market_status }) => market_status === 'open')
    .slice(0, LIVE_MAX)
    .map(({ id }) => id);

/** The user's lots in play, the next to close first; the next ones are updated live. */
export function useLotsInPlay() {
  const found = useCall('bids.listLotsInPlay', {});
  const lots = found.data?.lotsInPlay;
  useLiveLots(idsToUpdate(lots ?? []));
  return { lots, error: found.error, refetch: () => void found.refetch() };
}
