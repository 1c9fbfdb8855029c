import { useCall } from '../../../api/query.tsx';
import type { FilterNames } from './active-filters.ts';

/** The choices of the filters in menu order; empty until they are loaded. */
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
