import type { SearchAddress } from '../../features/lot/search/search-address.ts';

/** S2: a link may set the title of its results. `categories`: their names by id. */
export function titleOf(
  { title, q, category }: SearchAddress,
  categories: ReadonlyMap<string, string>,
): string {
  if (title !== undefined) return title;
  if (q !== undefined) return `Results for “${q}”`;
  return categories.get(category ?? '') ?? 'All active items';
}
