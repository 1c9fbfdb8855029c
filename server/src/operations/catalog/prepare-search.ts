// Prepares a search from words and filters, for the results page and for saved searches.
import { fromDecimal } from '@hammerdock/domain/money.ts';
import { parseQuery } from '@hammerdock/domain/search/parse-query.ts';
import { termsOf } from '@hammerdock/domain/search/terms.ts';
import { listed } from '@hammerdock/domain/text/listed.ts';
import { hours } from '@hammerdock/domain/time.ts';
import type { Db } from '../../db/database.ts';
import type { LotOrder, Page } from '../../store/catalog/lot-cards.ts';
import { labelQuery, lotQueryOf } from '../../store/auctions/lot-query.ts';
import type { LotSearch } from '../../store/catalog/lot-search.ts';
import { readWords } from '../../store/catalog/search-words.ts';

const CLOSING = { '': null, '1h': hours(1), '24h': hours(24), '3d': hours(72), '7d': hours(168) };

export type Closing = keyof typeof CLOSING;

export interface SearchRequest extends Page {
  readonly searchtext: string;
  /** Names separated by commas. */
  readonly category_id: string;
  readonly location: string;
  readonly condition: string;
  readonly min_price: string;
  readonly max_price: string;
  readonly closing: Closing;
  readonly buynow: number;
  readonly orderby: LotOrder;
}

export interface PreparedSearch {
  readonly search: LotSearch;
  /** The words searched after a typing error was corrected, else empty. */
  readonly corrected: string;
}

/** Returns null when no lot can match the words, so that the result is empty and not unfiltered. */
export async function prepareSearch(
  db: Db,
  request: SearchRequest,
): Promise<PreparedSearch | null> {
  const query = parseQuery(request.searchtext);
  const terms = termsOf(query, await readWords(db, query.words));
  const lotQuery = lotQueryOf(terms);
  if (request.searchtext.trim() !== '' && lotQuery === null) return null;
  const search = {
    lotQuery,
    labelQuery: terms.code === null ? null : labelQuery(terms.code),
    categorySlugs: listed(request.category_id),
    centerSlugs: listed(request.location),
    conditions: listed(request.condition),
    minCents: fromDecimal(request.min_price),
    maxCents: fromDecimal(request.max_price),
    closesWithin: CLOSING[request.closing],
    isBuyNowOnly: request.buynow === 1,
    order: request.orderby,
    page: request.page,
    limit: request.limit,
  };
  return { search, corrected: terms.corrected };
}
