import { createFileRoute } from '@tanstack/react-router';
import { callQuery } from '../api/query.tsx';
import { readSearch, toSearchInput } from '../features/lot/search/search-address.ts';
import { SearchPage } from '../pages/catalog/search-page.tsx';
import { titleOf } from '../pages/catalog/search-title.ts';

export const Route = createFileRoute('/search')({
  validateSearch: readSearch,
  loaderDeps: ({ search }) => toSearchInput(search),
  loader: ({ context: { queryClient, api }, deps }) =>
    Promise.all([
      queryClient.ensureQueryData(callQuery(api, 'catalog.searchProducts', deps)),
      queryClient.ensureQueryData(callQuery(api, 'defaults.getCategories', {})),
      queryClient.ensureQueryData(callQuery(api, 'defaults.getLocations', {})),
    ]),
  head: ({ match }) => ({ meta: [{ title: `${titleOf(match.search)} | Hammerdock` }] }),
  component: SearchPage,
});
