import { createFileRoute } from '@tanstack/react-router';
import { callQuery } from '../api/query.tsx';
import { readSearch, toSearchInput } from '../features/search-box/search-address.ts';
import { SearchPage } from '../pages/catalog/search-page.tsx';

export const Route = createFileRoute('/search')({
  validateSearch: readSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) =>
    context.queryClient.ensureQueryData(
      callQuery(context.api, 'catalog.searchProducts', toSearchInput(deps)),
    ),
  head: () => ({ meta: [{ title: 'Search | Hammerdock' }] }),
  component: SearchPage,
});
