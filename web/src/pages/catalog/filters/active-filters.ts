// The active filters, each with the address without it.
import { listed } from '@hammerdock/domain/text/listed.ts';
import { dollars } from '@hammerdock/domain/text/format.ts';
import { type Closing, type SearchAddress } from '../../../features/lot/search/search-address.ts';

export const CLOSING_TEXTS: Readonly<Record<Closing, string>> = {
  '15m': 'Ending in 15 minutes',
  '1h': 'Ending in 1 hour',
  '24h': 'Ending in 24 hours',
  '3d': 'Ending in 3 days',
  '7d': 'Ending in 7 days',
};

/** The filter value of the sellers whom the user follows. */
export const FOLLOWED = 'followed';

export interface ActiveFilter {
  readonly text: string;
  /** Validated like any address, which drops empty values. */
  readonly without: Record<string, unknown>;
}

/** The display names of filter values. */
export interface FilterNames {
  readonly categories: ReadonlyMap<string, string>;
  readonly locations: ReadonlyMap<string, string>;
}

export function activeFilters(
  address: SearchAddress,
  names: FilterNames,
  isTotal: boolean,
): ActiveFilter[] {
  const { location, min, max, closing, buynow, seller } = address;
  // Beside totals a bound says that it is a bid.
  const boundOf = (typed: string) => `${priceOf(typed)}${isTotal ? ' bid' : ''}`;
  const off = (key: keyof SearchAddress) => ({ ...address, [key]: undefined });
  return [
    ...(location === undefined
      ? []
      : [{ text: names.locations.get(location) ?? location, without: off('location') }]),
    ...listed(address.category ?? '').map((slug) => ({
      text: names.categories.get(slug) ?? slug,
      without: { ...address, category: toggled(address.category, slug) },
    })),
    ...listed(address.condition ?? '').map((condition) => ({
      text: condition,
      without: { ...address, condition: toggled(address.condition, condition) },
    })),
    ...(min === undefined ? [] : [{ text: `From ${boundOf(min)}`, without: off('min') }]),
    ...(max === undefined ? [] : [{ text: `Up to ${boundOf(max)}`, without: off('max') }]),
    ...(closing === undefined ? [] : [{ text: CLOSING_TEXTS[closing], without: off('closing') }]),
    ...(buynow === undefined ? [] : [{ text: 'Buy now', without: off('buynow') }]),
    ...(seller === undefined ? [] : [{ text: sellerText(seller), without: off('seller') }]),
  ];
}

const sellerText = (seller: string): string =>
  seller === FOLLOWED ? 'Sellers you follow' : 'One seller';

/** Removes all filters but keeps words, order and view. */
export const withoutFilters = ({ q, exact, sort, limit, view }: SearchAddress) => ({
  q,
  exact,
  sort,
  limit,
  view,
});

/** Adds a value to the chosen ones, or removes it. */
export function toggled(chosen: string | undefined, one: string): string {
  const before = listed(chosen ?? '');
  const after = before.includes(one) ? before.filter((other) => other !== one) : [...before, one];
  return after.join(',');
}

const priceOf = (typed: string): string => dollars(typed).replace(/\.00$/, '');
