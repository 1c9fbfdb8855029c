import type { SearchAddress } from '../../features/lot/search/search-address.ts';

/** S2: a link may set the title of its results. */
export function titleOf({ title, q }: SearchAddress): string {
  if (title !== undefined) return title;
  return q === undefined ? 'All active items' : `Results for “${q}”`;
}
