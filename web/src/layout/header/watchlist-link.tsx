import { HeartIcon } from 'lucide-react';
import { useHydrated } from '@tanstack/react-router';
import { useOwnEvents } from '../../api/live/live-hooks.ts';
import { useCall } from '../../api/query.tsx';
import { useAnnounced } from '../../lib/notices/use-announced.ts';
import { IconLink } from '../../links.tsx';
import { paths } from '../../paths.ts';
import classes from './watchlist-link.module.css';

/** S7: open, not open yet, sold, closed. */
const ALL_TYPES = [1, 2, 3, 4];
const SHOWN_MAX = 99;

/** NAV-03: the heart with the number of watched lots, loaded after the page. */
export function WatchlistLink() {
  useOwnEvents();
  const hydrated = useHydrated();
  const found = useCall('watchlist.getWatchlistCnt', { typearr: ALL_TYPES }, { enabled: hydrated });
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
