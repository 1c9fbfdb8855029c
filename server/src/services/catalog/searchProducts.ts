import type { InputOf } from '@hammerdock/contract/call.ts';
import type { catalog } from '@hammerdock/contract/services/catalog.ts';
import { fromDecimal } from '@hammerdock/domain/money.ts';
import { ok } from '@hammerdock/domain/result.ts';
import { readQuestion } from '@hammerdock/domain/search/question.ts';
import { termsOf, type Terms } from '@hammerdock/domain/search/terms.ts';
import { listed } from '@hammerdock/domain/text/listed.ts';
import { hours } from '@hammerdock/domain/time.ts';
import type { Handler } from '../../rpc/handler.ts';
import { labelQuery, lotQueryOf } from '../../store/lot-query.ts';
import { searchLots, type LotSearch } from '../../store/lot-search.ts';
import { readWords } from '../../store/search-words.ts';
import { viewLotCard } from '../../views/lot.ts';

export const searchProducts: Handler<typeof catalog.searchProducts> = async (input, ctx) => {
  const viewerId = ctx.actor?.userId ?? null;
  const question = readQuestion(input.searchtext);
  const terms = termsOf(question, await readWords(ctx.db, question.words));
  const lotQuery = lotQueryOf(terms);
  // Asked for nothing that a lot could have, say "!!!": that is found nowhere, not everywhere.
  const asked = input.searchtext.trim() !== '';
  if (asked && lotQuery === null) return ok(NOTHING);
  const found = await searchLots(ctx.db, viewerId, toSearch(input, { lotQuery, terms }));
  const { category, condition, center } = found.facets;
  return ok({
    searchList: found.rows.map((row) => viewLotCard(row, viewerId)),
    searchCount: found.count,
    corrected: terms.corrected,
    facets: { category, condition, location: center },
  });
};

const NOTHING = {
  searchList: [],
  searchCount: 0,
  corrected: '',
  facets: { category: {}, condition: {}, location: {} },
};

const CLOSING = { '': null, '1h': hours(1), '24h': hours(24), '3d': hours(72), '7d': hours(168) };

type Input = InputOf<typeof catalog.searchProducts>;

const toSearch = (
  input: Input,
  { lotQuery, terms }: { lotQuery: string | null; terms: Terms },
): LotSearch => ({
  lotQuery,
  labelQuery: terms.code === null ? null : labelQuery(terms.code),
  categorySlugs: listed(input.category_id),
  centerSlugs: listed(input.location),
  conditions: listed(input.condition),
  minCents: fromDecimal(input.min_price),
  maxCents: fromDecimal(input.max_price),
  closesWithin: CLOSING[input.closing],
  isBuyNowOnly: input.buynow === 1,
  order: input.orderby,
  page: input.page,
  limit: input.limit,
});
