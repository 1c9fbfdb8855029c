import type { Answer } from '../../../api/calls.ts';
import { useCall } from '../../../api/query.tsx';
import type { FilterNames } from './active-filters.ts';

export const categoryNames = (answer?: Answer<'defaults.getCategories'>) =>
  new Map((answer?.categories ?? []).map(({ id, name }) => [id, name]));

/** The choices of the filters in menu order; empty until they are loaded. */
export function useFilterNames(): FilterNames {
  const categories = useCall('defaults.getCategories', {}).data;
  const locations = useCall('defaults.getLocations', {}).data?.locations ?? [];
  return {
    categories: categoryNames(categories),
    locations: new Map(
      locations.map((center) => [center.city_state_request_params, center.city_state_display]),
    ),
  };
}
