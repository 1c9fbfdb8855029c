import type { catalog } from '@hammerdock/contract/services/catalog.ts';
import { toDecimal, type Cents } from '@hammerdock/domain/money.ts';
import { ok } from '@hammerdock/domain/result.ts';
import type { Terms } from '@hammerdock/domain/search/terms.ts';
import { isAsTyped, readCitySearch } from '../../operations/catalog/city-search.ts';
import { helpSearch } from '../../operations/catalog/help-search.ts';
import { withFilters } from '../../operations/catalog/list-input.ts';
import {
  chooseAttempt,
  hasPrice,
  prepareSearch,
  priceOf,
  readAttempts,
  type SearchRequest,
} from '../../operations/catalog/prepare-search.ts';
import type { Db } from '../../db/database.ts';
import type { Handler } from '../../rpc/handler.ts';
import { searchLots, type LotsFound } from '../../store/catalog/lot-search.ts';
import { viewLotCard } from '../../views/auctions/lot.ts';

export const searchProducts: Handler<typeof catalog.searchProducts> = async (input, ctx) => {
  const viewerId = ctx.actor?.userId ?? null;
  const request = { ...withFilters(input), viewerId };
  const { terms, names, found, isVain } = await searchWordsOrCity(ctx.db, request, viewerId);
  const { category, condition, center } = found.facets;
  const isHelpful = found.count === 0 && input.searchtext.trim() !== '';
  const { corrected, help } = isHelpful
    ? await helpSearch(ctx.db, terms, isVain)
    : { corrected: terms.corrected, help: null };
  return ok({
    searchList: found.rows.map((row) => viewLotCard(row, viewerId)),
    searchCount: found.count,
    corrected,
    expanded: [...names],
    dropped: [...terms.dropped],
    price_range: viewPrices(terms),
    facets: { category, condition, location: center },
    help,
  });
};

function viewPrices(terms: Terms) {
  const { minCents, maxCents } = priceOf(terms);
  const textOf = (cents: Cents | null): string => (cents === null ? '' : toDecimal(cents));
  return { min_price: textOf(minCents), max_price: textOf(maxCents) };
}

interface Answer {
  readonly terms: Terms;
  readonly names: readonly string[];
  readonly found: LotsFound;
  /** No lot is what is asked for, whatever the filters. */
  readonly isVain: boolean;
}

/** The name of a city means it where no lot has that name, and lots are collected there. */
async function searchWordsOrCity(
  db: Db,
  request: SearchRequest,
  viewerId: string | null,
): Promise<Answer> {
  const asked = await search(db, request, viewerId);
  if (asked.found.count > 0 && isAsTyped(asked.terms)) return asked;
  const inCity = await readCitySearch(db, request);
  const collected = inCity === null ? null : await search(db, inCity, viewerId);
  return collected === null || collected.found.count === 0 ? asked : collected;
}

/** Tries something else where the first analysis of the words finds nothing. */
async function search(db: Db, input: SearchRequest, viewerId: string | null): Promise<Answer> {
  const find = async (terms: Terms): Promise<Answer> => {
    const prepared = await prepareSearch(db, input, terms);
    if (prepared === null) return { terms, names: [], found: NOTHING, isVain: true };
    const { names, search: query } = prepared;
    const found = await searchLots(db, viewerId, query);
    return { terms, names, found, isVain: found.count === 0 && hasPrice(terms) };
  };
  const attempts = await readAttempts(db, input);
  const first = await find(attempts[0]);
  if (first.found.count > 0) return first;
  let others = first.isVain ? attempts.slice(1) : attempts;
  for (;;) {
    const terms = await chooseAttempt(db, others);
    if (terms === null) return { ...asFinished(first, attempts), isVain: true };
    if (terms === first.terms) return asFinished(first, attempts);
    const other = await find(terms);
    if (!other.isVain) return other;
    others = others.slice(others.indexOf(terms) + 1);
  }
}

/** Without results, the searches to try instead use the words as typed. */
function asFinished(first: Answer, attempts: readonly Terms[]): Answer {
  const terms = attempts.find(({ parts }) => !parts.some(({ isUnfinished }) => isUnfinished));
  return { ...first, terms: terms ?? first.terms };
}

const NOTHING: LotsFound = {
  rows: [],
  count: 0,
  facets: { category: {}, condition: {}, center: {} },
};
