import { Text } from '@mantine/core';
import { textOf } from '../../api/call-error.ts';
import { useCall } from '../../api/query.tsx';
import { paths } from '../../paths.ts';
import { MenuLink } from '../../ui/menu-link.tsx';

/** NAV-05: a choice sets the filter and opens the search. */
export function LocationChoices({ onPick }: { onPick: () => void }) {
  const found = useCall('defaults.getLocations', {});
  if (found.isPending)
    return (
      <Text c="dimmed" p="sm">
        Loading locations
      </Text>
    );
  if (found.isError)
    return (
      <Text c="dimmed" p="sm">
        {textOf(found.error)}
      </Text>
    );
  return (
    <nav aria-label="Locations">
      <MenuLink to={paths.search} label="All locations" onClick={onPick} />
      {found.data.locations.map((center) => (
        <MenuLink
          key={center.city_state_request_params}
          to={paths.search}
          search={{ location: center.city_state_request_params }}
          label={center.city_state_display}
          onClick={onPick}
        />
      ))}
    </nav>
  );
}
