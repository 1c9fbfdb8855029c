import { useRouterState, useSearch } from '@tanstack/react-router';
import { readSearch, type SearchAddress } from '../../features/lot/search/search-address.ts';
import { paths } from '../../paths.ts';

/**
 * What the address says already, also in the moment in which the page before is still shown: a
 * second choice builds on the first, however quickly it follows.
 */
export function useSearchAddress(): SearchAddress {
  const shown = useSearch({ from: '/search' });
  const coming = useRouterState({
    select: ({ location }) => (location.pathname === paths.search ? location.search : null),
  });
  return coming === null ? shown : readSearch({ ...coming });
}
