import type { SearchAddress } from '../../features/lot/search/search-address.ts';

/** S2: a link may give its results a name of their own. */
export function titleOf({ title, q }: SearchAddress): string {
  if (title !== undefined) return title;
  return q === undefined ? 'All active items' : `Results for “${q}”`;
}
