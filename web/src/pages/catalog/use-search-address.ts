import { useRouterState, useSearch } from '@tanstack/react-router';
import { readSearch, type SearchAddress } from '../../features/lot/search/search-address.ts';
import { paths } from '../../paths.ts';

/**
 * The pending address while the previous page is still shown, so that a quick second choice builds
 * on the first.
 */
export function useSearchAddress(): SearchAddress {
  const shown = useSearch({ from: '/search' });
  const coming = useRouterState({
    select: ({ location }) => (location.pathname === paths.search ? location.search : null),
  });
  return coming === null ? shown : readSearch({ ...coming });
}
