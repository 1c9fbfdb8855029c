// Parses the query string of the search page. It was saved by a browser and may contain anything;
// invalid parts are ignored, as on the page itself.
import type { Closing, SearchRequest } from './prepare-search.ts';

const CLOSINGS: readonly Closing[] = ['15m', '1h', '24h', '3d', '7d'];
const PRICE = /^\d{1,7}(\.\d{1,2})?$/;

interface SavedAddress {
  readonly address: string;
  readonly category: string;
  /** Who saved it. */
  readonly userId?: string | null;
}

export function readSearchAddress(
  { address, category, userId = null }: SavedAddress,
  limit: number,
): SearchRequest {
  const fields = new URLSearchParams(address);
  const textAt = (name: string): string => unquoted(fields.get(name) ?? '').trim();
  const priceAt = (name: string): string => {
    const price = textAt(name);
    return PRICE.test(price) ? price : '';
  };
  const kinds = textAt('category');
  return {
    searchtext: textAt('q').slice(0, 200),
    category_id: kinds === '' ? category : kinds,
    location: textAt('location'),
    condition: textAt('condition'),
    min_price: priceAt('min'),
    max_price: priceAt('max'),
    closing: CLOSINGS.find((known) => known === textAt('closing')) ?? '',
    buynow: textAt('buynow') === '1' ? 1 : 0,
    exact: textAt('exact') === '1' ? 1 : 0,
    seller: textAt('seller').slice(0, 400),
    viewerId: userId,
    orderby: '',
    page: 1,
    limit,
  };
}

/** The router of the page puts text that looks like a number in quotes. */
const unquoted = (text: string): string => /^"(.*)"$/s.exec(text)?.[1] ?? text;
