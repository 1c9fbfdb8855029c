// Prepares a search from words and filters, for the results page and for saved searches.
import { fromDecimal } from '@hammerdock/domain/money.ts';
import { lookupsOf } from '@hammerdock/domain/search/lookups.ts';
import { parseQuery } from '@hammerdock/domain/search/parse-query.ts';
import { analysesOf } from '@hammerdock/domain/search/analyses.ts';
import { respell } from '@hammerdock/domain/search/respell.ts';
import {
  attemptsOf,
  termsAsTyped,
  typedOnly,
  type Terms,
} from '@hammerdock/domain/search/terms.ts';
import { fitOf, isNamedIn, MISFIT, type Fit } from '@hammerdock/domain/search/title-fit.ts';
import { listed } from '@hammerdock/domain/text/listed.ts';
import { hours, minutes } from '@hammerdock/domain/time.ts';
import type { Db } from '../../db/database.ts';
import type { Page } from '../../store/catalog/lot-cards.ts';
import { labelQuery, lotQueryOf } from '../../store/auctions/lot-query.ts';
import { findFirstMatched } from '../../store/catalog/search-help.ts';
import {
  listMatchedTitles,
  type LotSearch,
  type SearchOrder,
} from '../../store/catalog/lot-search.ts';
import { isId } from '../../store/platform/id-shape.ts';
import { readWords } from '../../store/catalog/search-words.ts';

const CLOSING = {
  '': null,
  '15m': minutes(15),
  '1h': hours(1),
  '24h': hours(24),
  '3d': hours(72),
  '7d': hours(168),
};

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
  readonly orderby: SearchOrder;
  /** 1: only the words as typed. */
  readonly exact: number;
  /** Handles of sellers, or "followed". */
  readonly seller?: string;
  /** Whose follows count. */
  readonly viewerId?: string | null;
}

interface PreparedSearch {
  readonly search: LotSearch;
  /** The other names that lots were found by. */
  readonly names: readonly string[];
}

/** Returns null when no lot can match the words, so that the result is empty and not unfiltered. */
export async function prepareSearch(
  db: Db,
  request: SearchRequest,
  terms: Terms,
): Promise<PreparedSearch | null> {
  const lotQuery = lotQueryOf(terms);
  if (request.searchtext.trim() !== '' && lotQuery === null) return null;
  const fit = terms.parts.length === 0 ? null : fitOf(terms.parts, terms.isEither);
  const judged =
    fit === null || lotQuery === null ? NOT_JUDGED : await judge(db, terms, lotQuery, fit);
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
    sellers: sellersOf(request),
    order: request.orderby,
    fit,
    excluded: judged.misfits,
    page: request.page,
    limit: request.limit,
  };
  return { search, names: judged.names };
}

function sellersOf({ seller = '', viewerId = null }: SearchRequest): LotSearch['sellers'] {
  if (seller === '') return null;
  if (seller === 'followed') return { followedBy: viewerId };
  return { handles: listed(seller).filter(isId) };
}

/** A search that finds more is too general to be judged lot by lot. */
const JUDGED_MAX = 300;

const NAMES_MAX = 3;
const NOT_JUDGED: Judged = { misfits: [], names: [] };

interface Judged {
  /** Lots that only mention another name of what was typed. */
  readonly misfits: readonly string[];
  readonly names: readonly string[];
}

async function judge(db: Db, terms: Terms, lotQuery: string, fit: Fit): Promise<Judged> {
  if (terms.expanded.length === 0) return NOT_JUDGED;
  const typedQuery = lotQueryOf({ all: typedOnly(terms), code: terms.code });
  const limit = JUDGED_MAX + 1;
  const matched = await listMatchedTitles(db, { lotQuery, typedQuery, limit });
  if (matched.length > JUDGED_MAX)
    return { misfits: [], names: terms.expanded.slice(0, NAMES_MAX) };
  const others = matched.filter(({ isTyped }) => !isTyped);
  const misfits = others.filter(({ title }) => fit(title) >= MISFIT);
  const excluded = misfits.length === matched.length ? [] : misfits;
  const found = others.filter((lot) => !excluded.includes(lot));
  const isFound = (name: string) => found.some(({ title }) => isNamedIn(name, title));
  return {
    misfits: excluded.map(({ id }) => id),
    names: terms.expanded.filter(isFound).slice(0, NAMES_MAX),
  };
}

/** What to search for, the best first; there is at least one. */
export async function readAttempts(
  db: Db,
  { searchtext, exact }: Pick<SearchRequest, 'searchtext' | 'exact'>,
): Promise<readonly [Terms, ...Terms[]]> {
  const query = parseQuery(searchtext);
  const analyses = analysesOf(await readWords(db, lookupsOf(query)));
  if (exact === 1) return [termsAsTyped(query, analyses)];
  const respelled = respell(query, analyses);
  if (respelled.length === 0) return attemptsOf(query, [], analyses);
  const lookups = respelled.flatMap(({ query: meant }) => lookupsOf(meant));
  const more = await readWords(db, [...new Map(lookups.map((each) => [each.word, each])).values()]);
  return attemptsOf(query, respelled, new Map([...analyses, ...analysesOf(more)]));
}

/** The first attempt that some lot matches, whatever the filters; else the first of all. */
export async function chooseAttempt(
  db: Db,
  attempts: readonly [Terms, ...Terms[]],
): Promise<Terms> {
  if (attempts.length === 1) return attempts[0];
  const place = await findFirstMatched(db, attempts.map(lotQueryOf));
  return attempts[place ?? 0] ?? attempts[0];
}
