// The opening hours that every page shows; they seldom change.
import { queryOptions } from '@tanstack/react-query';
import type { Api } from './client.ts';
import { callQuery } from './query.tsx';

export const hoursQuery = (api: Api) =>
  queryOptions({ ...callQuery(api, 'defaults.getLocations', {}), staleTime: Infinity });
