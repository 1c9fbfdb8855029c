// The query of /search; invalid values fall back to the default.
import { oneLine } from '@hammerdock/domain/text/one-line.ts';
import type { Sent } from '../../../api/calls.ts';
import { readListAddress, toListInput, type ListAddress } from '../list/list-address.ts';

export const CLOSINGS = ['15m', '1h', '24h', '3d', '7d'] as const;
export type Closing = (typeof CLOSINGS)[number];

const SORTS = ['1', '3', '4', '5', '6', '7'] as const;

export interface SearchAddress extends Omit<ListAddress, 'sort'> {
  readonly sort?: (typeof SORTS)[number];
  readonly q?: string;
  /** Only the words as typed. */
  readonly exact?: '1';
  /** Opens the dialog that saves the search, after signing in for it. */
  readonly save?: '1';
  /** Comma-separated, as for conditions. */
  readonly category?: string;
  readonly location?: string;
  readonly condition?: string;
  /** As typed: whole dollars or with cents. */
  readonly min?: string;
  readonly max?: string;
  readonly closing?: Closing;
  readonly buynow?: '1';
  /** Handles of sellers, or "followed". */
  readonly seller?: string;
  /** The title instead of "All active items" (S2). */
  readonly title?: string;
}

export const SEARCH_PAGE_SIZE = 12;

export function readSearch(search: Record<string, unknown>): SearchAddress {
  const closing = CLOSINGS.find((known) => known === search['closing']);
  // Only won lots have a pickup status.
  const { pickup: _pickup, sort: _sort, ...list } = readListAddress(search);
  const sort = SORTS.find((known) => known === String(search['sort']));
  return {
    ...textAt(search, 'q', 200),
    ...list,
    ...(sort === undefined ? {} : { sort }),
    ...textAt(search, 'category', 200),
    ...textAt(search, 'location', 80),
    ...textAt(search, 'condition', 200),
    ...priceAt(search, 'min'),
    ...priceAt(search, 'max'),
    ...(closing === undefined ? {} : { closing }),
    ...(String(search['buynow']) === '1' ? { buynow: '1' } : {}),
    ...textAt(search, 'seller', 400),
    ...(String(search['exact']) === '1' ? { exact: '1' } : {}),
    ...(String(search['save']) === '1' ? { save: '1' } : {}),
    ...textAt(search, 'title', 80),
  };
}

// The router parses ?q=12 as a number; a text is meant.
function textAt<K extends string>(
  search: Record<string, unknown>,
  name: K,
  lengthMax: number,
): Partial<Record<K, string>> {
  const value = search[name];
  if (typeof value !== 'string' && typeof value !== 'number') return {};
  const text = oneLine(String(value)).slice(0, lengthMax);
  // A computed key of one name is a record of that name.
  return text === '' ? {} : ({ [name]: text } as Record<K, string>);
}

function priceAt<K extends 'min' | 'max'>(
  search: Record<string, unknown>,
  name: K,
): Partial<Record<K, string>> {
  const found = textAt(search, name, 12);
  const price = found[name];
  return price !== undefined && /^\d{1,7}(\.\d{1,2})?$/.test(price) ? found : {};
}

/** Words, filters and order of a search, without page, size and view. */
export function searchToKeep(address: SearchAddress): SearchAddress {
  const { page: _page, limit: _limit, view: _view, title: _title, save: _save, ...query } = address;
  return query;
}

export function toSearchInput(address: SearchAddress): Sent<'catalog.searchProducts'> {
  return {
    ...toListInput(address, SEARCH_PAGE_SIZE),
    searchtext: address.q ?? '',
    exact: address.exact === '1' ? 1 : 0,
    category_id: address.category ?? '',
    location: address.location ?? '',
    condition: address.condition ?? '',
    min_price: address.min ?? '',
    max_price: address.max ?? '',
    closing: address.closing ?? '',
    buynow: address.buynow === '1' ? 1 : 0,
    seller: address.seller ?? '',
  };
}

/** The address of a search, from the fields of the server's call. */
export const addressOfFilters = (filters: Readonly<Record<string, string>>): SearchAddress =>
  readSearch({
    ...filters,
    q: filters['searchtext'],
    sort: filters['orderby'],
    category: filters['category_id'],
    min: filters['min_price'],
    max: filters['max_price'],
  });
