import { Link } from '@tanstack/react-router';
import { textOf } from '../../api/call-error.ts';
import { useCall } from '../../api/query.tsx';
import { paths } from '../../paths.ts';
import list from '../../ui/menu-list.module.css';
import classes from './menus.module.css';

/** NAV-05: a choice sets the filter and opens the search. */
export function LocationChoices({ onPick }: { onPick: () => void }) {
  const found = useCall('defaults.getLocations', {});
  if (found.isPending) return <p className={classes.note}>Loading locations</p>;
  if (found.isError) return <p className={classes.note}>{textOf(found.error)}</p>;
  return (
    <nav aria-label="Locations">
      <ul className={list.list}>
        <li>
          <Link to={paths.search} className={list.entry} onClick={onPick}>
            All locations
          </Link>
        </li>
        {found.data.locations.map((center) => (
          <li key={center.city_state_request_params}>
            <Link
              to={paths.search}
              search={{ location: center.city_state_request_params }}
              className={list.entry}
              onClick={onPick}
            >
              {center.city_state_display}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
