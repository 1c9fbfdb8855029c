import { useCall } from '../../../api/query.tsx';
import type { FilterNames } from './active-filters.ts';

/** What the filters choose from, in the order of the menus; empty until it is known. */
export function useFilterNames(): FilterNames {
  const categories = useCall('defaults.getCategories', {}).data?.categories ?? [];
  const locations = useCall('defaults.getLocations', {}).data?.locations ?? [];
  return {
    categories: new Map(categories.map(({ id, name }) => [id, name])),
    locations: new Map(
      locations.map((center) => [center.city_state_request_params, center.city_state_display]),
    ),
  };
}
