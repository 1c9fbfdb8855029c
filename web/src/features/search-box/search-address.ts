// What stands behind the "?" of /search; anything odd in it falls back to the standard.
import type { Sent } from '../../api/calls.ts';

export const SORTS = ['1', '3', '4'] as const;
export type Sort = (typeof SORTS)[number];

export interface SearchAddress {
  readonly q?: string;
  readonly sort?: Sort;
  readonly page?: number;
  readonly category?: string;
  readonly location?: string;
  readonly condition?: string;
}

const PAGE_MAX = 10_000;

export function readSearch(search: Record<string, unknown>): SearchAddress {
  const sort = SORTS.find((known) => known === String(search['sort']));
  const page = Number(search['page']);
  return {
    ...textAt(search, 'q', 200),
    ...(sort === undefined ? {} : { sort }),
    ...(Number.isInteger(page) && page > 1 && page <= PAGE_MAX ? { page } : {}),
    ...textAt(search, 'category', 80),
    ...textAt(search, 'location', 80),
    ...textAt(search, 'condition', 80),
  };
}

// The router reads ?q=12 as a number; people mean the text.
function textAt<K extends string>(
  search: Record<string, unknown>,
  name: K,
  lengthMax: number,
): Partial<Record<K, string>> {
  const value = search[name];
  if (typeof value !== 'string' && typeof value !== 'number') return {};
  const text = String(value).trim().slice(0, lengthMax);
  // A computed key of one name is a record of that name.
  return text === '' ? {} : ({ [name]: text } as Record<K, string>);
}

export function toSearchInput(address: SearchAddress): Sent<'catalog.searchProducts'> {
  return {
    searchtext: address.q ?? '',
    orderby: address.sort ?? '',
    page: address.page ?? 1,
    category_id: address.category ?? '',
    location: address.location ?? '',
    condition: address.condition ?? '',
  };
}

/** The address of a search that the server names by the fields of its call. */
export const addressOfFilters = (filters: Readonly<Record<string, string>>): SearchAddress =>
  readSearch({
    ...filters,
    q: filters['searchtext'],
    sort: filters['orderby'],
    category: filters['category_id'],
  });

/** LIST-03, in the specification's words. */
export const SORT_CHOICES = [
  { value: '', label: 'None' },
  { value: '3', label: 'Current price low to high' },
  { value: '4', label: 'Current price high to low' },
  { value: '1', label: 'Time remaining' },
];
