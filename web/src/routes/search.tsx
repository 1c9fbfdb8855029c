import { createFileRoute } from '@tanstack/react-router';
import { callQuery } from '../api/query.tsx';
import { readSearch, toSearchInput } from '../features/lot/search/search-address.ts';
import { categoryNames } from '../pages/catalog/filters/use-filter-names.ts';
import { SearchPage } from '../pages/catalog/search-page.tsx';
import { titleOf } from '../pages/catalog/search-title.ts';
import { readStrictly } from '../lib/address/read-strictly.ts';

const readAddress = readStrictly(readSearch);

export const Route = createFileRoute('/search')({
  validateSearch: readAddress,
  loaderDeps: ({ search }) => toSearchInput(search),
  loader: async ({ context: { queryClient, api }, deps }) => {
    const answers = Promise.all([
      queryClient.ensureQueryData(callQuery(api, 'catalog.searchProducts', deps)),
      queryClient.ensureQueryData(callQuery(api, 'defaults.getCategories', {})),
      queryClient.ensureQueryData(callQuery(api, 'defaults.getLocations', {})),
    ]);
    // In the browser a filter applies at once, and the page shows its own loading state.
    if (typeof document === 'undefined') await answers;
    else void answers.catch(() => undefined);
  },
  head: ({ match: { search, context } }) => {
    const { queryKey } = callQuery(context.api, 'defaults.getCategories', {});
    const names = categoryNames(context.queryClient.getQueryData(queryKey));
    return { meta: [{ title: `${titleOf(search, names)} | Hammerdock` }] };
  },
  component: SearchPage,
});
