import { HeartIcon } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { useHydrated } from '@tanstack/react-router';
import { useOwnEvents } from '../../api/live/live-hooks.ts';
import { callQuery } from '../../api/query.tsx';
import { useApi } from '../../api/use-api.ts';
import { useAnnounced } from '../../lib/notices/use-announced.ts';
import { paths } from '../../paths.ts';
import { CountedLink } from './counted-link.tsx';

/** S7: open, and not open yet. */
const BEFORE_CLOSE = [1, 2];
/** Lots close without an event for users who are on another page. */
const RECOUNT_MS = 60_000;

/** NAV-03: the heart with the number of watched lots before their close, loaded after the page. */
export function WatchlistLink() {
  useOwnEvents();
  const hydrated = useHydrated();
  const counted = callQuery(useApi(), 'watchlist.getWatchlistCnt', { typearr: BEFORE_CLOSE });
  const found = useQuery({ ...counted, enabled: hydrated, refetchInterval: RECOUNT_MS });
  const count = found.data?.watchlistCount ?? 0;
  useAnnounced('watchlist', found.data === undefined ? undefined : `Watchlist: ${count} watched.`);
  return (
    <CountedLink
      to={paths.watchlist}
      label={count === 0 ? 'Watchlist' : `Watchlist, ${count} watched`}
      count={count}
    >
      <HeartIcon size={23} aria-hidden />
    </CountedLink>
  );
}
