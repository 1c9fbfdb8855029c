// Prepares a search from words and filters, for the results page and for saved searches.
import { fromDecimal, type Cents } from '@hammerdock/domain/money.ts';
import { DOLLAR, type Limit } from '@hammerdock/domain/search/limits.ts';
import { attemptsOf } from '@hammerdock/domain/search/attempts.ts';
import { hasNamesakes, lookupsOf } from '@hammerdock/domain/search/lookups.ts';
import { parseQuery } from '@hammerdock/domain/search/parse-query.ts';
import { analysesOf } from '@hammerdock/domain/search/analyses.ts';
import { keepsPart, type Part } from '@hammerdock/domain/search/parts.ts';
import { respell } from '@hammerdock/domain/search/respell.ts';
import { termsAsTyped, typedOnly, type Terms } from '@hammerdock/domain/search/terms.ts';
import {
  countsOnly,
  fitOf,
  isNamedIn,
  lacksNames,
  MISFIT,
  namesOthers,
  suitsDroppedClothes,
  suitsDroppedPeople,
  type Fit,
} from '@hammerdock/domain/search/title-fit.ts';
import { isPerson } from '@hammerdock/domain/search/vocabulary/modifiers.ts';
import { namesToComplete } from '@hammerdock/domain/search/unfinished.ts';
import { listed } from '@hammerdock/domain/text/listed.ts';
import { hours, minutes } from '@hammerdock/domain/time.ts';
import type { Db } from '../../db/database.ts';
import type { Page } from '../../store/catalog/lot-cards.ts';
import { labelQuery, lotQueryOf } from '../../store/auctions/lot-query.ts';
import { findFirstMatched } from '../../store/catalog/search-help.ts';
import {
  listMatchedTitles,
  type LotSearch,
  type MatchedTitle,
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

export interface PreparedSearch {
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
  const isAnyLot = isPriceAlone(terms);
  const lotQuery = isAnyLot ? null : lotQueryOf(terms);
  if (request.searchtext.trim() !== '' && lotQuery === null && !isAnyLot) return null;
  const fit = fitAsked(terms);
  const judged = await judge(db, terms, lotQuery, fit);
  if (judged === null) return null;
  const price = priceOf(terms);
  const search = {
    lotQuery,
    labelQuery: terms.code === null || isAnyLot ? null : labelQuery(terms.code),
    categorySlugs: listed(request.category_id),
    centerSlugs: listed(request.location),
    conditions: listed(request.condition),
    minCents: greater(fromDecimal(request.min_price), price.minCents),
    maxCents: lesser(fromDecimal(request.max_price), price.maxCents),
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

/** Lots that match the terms but are other goods; null: all of them are. */
export async function readMisfits(db: Db, terms: Terms): Promise<ReadonlySet<string> | null> {
  const judged = await judge(db, terms, lotQueryOf(terms), fitAsked(terms));
  return judged === null ? null : new Set(judged.misfits);
}

function fitAsked(terms: Terms): Fit | null {
  const parts = askingParts(terms);
  return parts.length === 0 ? null : fitOf({ ...terms, parts });
}

function sellersOf({ seller = '', viewerId = null }: SearchRequest): LotSearch['sellers'] {
  if (seller === '') return null;
  if (seller === 'followed') return { followedBy: viewerId };
  return { handles: listed(seller).filter(isId) };
}

/** Words like "which" ask for nothing, so no title lacks them. */
const askingParts = ({ parts, all }: Terms): Part[] =>
  parts.filter(({ age }, place) => age !== undefined || all[place]?.length !== 0);

const limitsOf = ({ parts }: Terms): Limit[] =>
  parts.flatMap(({ limit }) => (limit === undefined ? [] : [limit]));

/** "Under $100" narrows as the filter of prices does. */
export function priceOf(terms: Terms) {
  const prices = limitsOf(terms).filter(({ unit }) => unit === DOLLAR);
  const cents = (dollars: number): Cents | null =>
    dollars === 0 || dollars === Infinity ? null : fromDecimal(String(dollars));
  return {
    minCents: cents(Math.max(0, ...prices.map(({ least }) => least))),
    maxCents: cents(Math.min(...prices.map(({ most }) => most))),
  };
}

/** "Anything under $20" asks for no goods. */
const isPriceAlone = (terms: Terms): boolean => hasPrice(terms) && askingParts(terms).length === 0;

export const hasPrice = (terms: Terms): boolean =>
  limitsOf(terms).some(({ unit }) => unit === DOLLAR);

const greater = (one: Cents | null, other: Cents | null): Cents | null =>
  one === null || other === null ? (one ?? other) : one > other ? one : other;
const lesser = (one: Cents | null, other: Cents | null): Cents | null =>
  one === null || other === null ? (one ?? other) : one < other ? one : other;

/** A search that finds more is too general to be judged lot by lot. */
const JUDGED_MAX = 300;

/** More are read for limits: sizes, ages and what is not wanted. */
const LIMITED_MAX = 2000;

const NAMES_MAX = 3;
const NOT_JUDGED: Judged = { misfits: [], names: [] };

interface Judged {
  /** Lots that only mention another name of what was typed. */
  readonly misfits: readonly string[];
  readonly names: readonly string[];
}

/** null: no lot is what was asked for. */
async function judge(
  db: Db,
  terms: Terms,
  lotQuery: string | null,
  fit: Fit | null,
): Promise<Judged | null> {
  if (lotQuery === null || fit === null) return NOT_JUDGED;
  const limiting = terms.parts.filter(
    ({ role, limit }) => role === 'limit' && limit?.unit !== DOLLAR,
  );
  const asks = terms.droppedParts.length === 0 ? [] : [...terms.parts, ...terms.droppedParts];
  const isForPeople = asks.some(({ words }) => words.some(isPerson));
  const isPlain =
    terms.expanded.length + limiting.length + terms.unsure.length === 0 && !isForPeople;
  if (isPlain && !terms.parts.some(hasNamesakes)) return NOT_JUDGED;
  const typedQuery = lotQueryOf({ all: typedOnly(terms), code: terms.code });
  const most = limiting.length === 0 ? JUDGED_MAX : LIMITED_MAX;
  const matched = await listMatchedTitles(db, { lotQuery, typedQuery, limit: most + 1 });
  // So many titles are not read, so that the limit is left out.
  if (matched.length > LIMITED_MAX) return null;
  const limited = matched.filter(({ title }) => limiting.every((part) => keepsPart(title, part)));
  if (limited.length > JUDGED_MAX) {
    return { misfits: idsWithout(matched, limited), names: terms.expanded.slice(0, NAMES_MAX) };
  }
  const isNamed = namedBy(terms);
  const isCounted = countsOnly(terms.parts);
  const suitsPeople = suitsDroppedPeople(terms.parts, terms.droppedParts);
  const suitsClothes = suitsDroppedClothes(terms.parts, terms.droppedParts);
  const named = withoutOthers(
    limited.filter(({ title }) => isNamed(title) && !isCounted(title)),
    terms,
  ).filter(({ title }) => suitsPeople(title) && suitsClothes(title));
  const isOther = lacksNames(terms.parts);
  const others = named.filter(({ isTyped, title }) => !isTyped && !isOther(title));
  const fitting = others.filter(({ title }) => fit(title) < MISFIT);
  const isAllMisfit = fitting.length === 0 && !named.some(({ isTyped }) => isTyped);
  const [asked, ...more] = askingParts(terms);
  const isTask = asked?.role === 'purpose' && more.length === 0;
  // Without all of the words, or for a room or a task, it is no use to mention the goods.
  if (isAllMisfit && (isTask || terms.dropped.length > 0)) return null;
  const found = isAllMisfit ? others : fitting;
  const wanted = [...found, ...named.filter(({ isTyped }) => isTyped)];
  if (wanted.length === 0 && matched.length > 0) return null;
  const isFound = (name: string) => found.some(({ title }) => isNamedIn(name, title));
  return {
    misfits: idsWithout(matched, wanted),
    names: terms.expanded.filter(isFound).slice(0, NAMES_MAX),
  };
}

/**
 * Without lots that only mention the goods, where others are such goods, or where words were left
 * out: a shoe rack is no answer to "black shoes".
 */
function withoutOthers(
  lots: readonly MatchedTitle[],
  { parts, dropped }: Terms,
): readonly MatchedTitle[] {
  const isOther = namesOthers(parts);
  if (isOther === null) return lots;
  const goods = fitOf({ parts: parts.filter(({ role }) => role === 'goods') });
  return dropped.length > 0 || lots.some(({ title }) => goods(title) < MISFIT)
    ? lots.filter(({ isTyped, title }) => !isTyped || !isOther(title))
    : lots;
}

function idsWithout(all: readonly MatchedTitle[], wanted: readonly MatchedTitle[]): string[] {
  const ids = new Set(wanted.map(({ id }) => id));
  return all.flatMap(({ id }) => (ids.has(id) ? [] : [id]));
}

/** Whether a title names the goods that only titles can name. */
function namedBy(terms: Terms): (title: string) => boolean {
  if (terms.unsure.length === 0) return () => true;
  const fits = terms.isEither
    ? [fitOf(terms)]
    : terms.unsure.map((part) => fitOf({ parts: [part] }));
  return (title) => fits.every((fit) => fit(title) < MISFIT);
}

/** What to search for, the best first; there is at least one. */
export async function readAttempts(
  db: Db,
  { searchtext, exact }: Pick<SearchRequest, 'searchtext' | 'exact'>,
): Promise<readonly [Terms, ...Terms[]]> {
  const query = parseQuery(searchtext);
  const analyses = analysesOf(await readWords(db, lookupsOf(query, namesToComplete(query))));
  if (exact === 1) return [termsAsTyped(query, analyses)];
  const respelled = respell(query, analyses);
  if (respelled.length === 0) return attemptsOf(query, [], analyses);
  const names = namesToComplete(query, respelled);
  const lookups = respelled.flatMap(({ query: meant }) => lookupsOf(meant, names));
  const more = await readWords(db, [...new Map(lookups.map((each) => [each.word, each])).values()]);
  return attemptsOf(query, respelled, new Map([...analyses, ...analysesOf(more)]));
}

/** The first attempt that some lot matches, whatever the filters; null: none does. */
export async function chooseAttempt(db: Db, attempts: readonly Terms[]): Promise<Terms | null> {
  if (attempts.length === 0) return null;
  const place = await findFirstMatched(db, attempts.map(lotQueryOf));
  return place === null ? null : (attempts[place] ?? null);
}
