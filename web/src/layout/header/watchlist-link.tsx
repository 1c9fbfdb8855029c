import { HeartIcon } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { useHydrated } from '@tanstack/react-router';
import { useOwnEvents } from '../../api/live/live-hooks.ts';
import { callQuery, useApi } from '../../api/query.tsx';
import { useAnnounced } from '../../lib/notices/use-announced.ts';
import { IconLink } from '../../links.tsx';
import { paths } from '../../paths.ts';
import classes from './watchlist-link.module.css';

/** S7: open, and not open yet. */
const BEFORE_CLOSE = [1, 2];
/** Lots close without an event for users who are on another page. */
const RECOUNT_MS = 60_000;
const SHOWN_MAX = 99;

/** NAV-03: the heart with the number of watched lots before their close, loaded after the page. */
export function WatchlistLink() {
  useOwnEvents();
  const hydrated = useHydrated();
  const counted = callQuery(useApi(), 'watchlist.getWatchlistCnt', { typearr: BEFORE_CLOSE });
  const found = useQuery({ ...counted, enabled: hydrated, refetchInterval: RECOUNT_MS });
  const count = found.data?.watchlistCount ?? 0;
  useAnnounced('watchlist', found.data === undefined ? undefined : `Watchlist: ${count} watched.`);
  return (
    <IconLink
      to={paths.watchlist}
      variant="plain"
      aria-label={count === 0 ? 'Watchlist' : `Watchlist, ${count} watched`}
    >
      <HeartIcon size={23} aria-hidden />
      {count > 0 && (
        <span className={classes.count} aria-hidden>
          {count > SHOWN_MAX ? `${SHOWN_MAX}+` : count}
        </span>
      )}
    </IconLink>
  );
}
