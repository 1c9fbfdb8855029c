// What to try where a search finds nothing.
import type { Terms } from '@hammerdock/domain/search/terms.ts';
import type { Db } from '../../db/database.ts';
import { lotQueryOf } from '../../store/auctions/lot-query.ts';
import { countCategories, countMatched } from '../../store/catalog/search-help.ts';

const CATEGORIES_MAX = 4;

export async function helpSearch(db: Db, terms: Terms) {
  const alone = terms.parts.flatMap((part, place) => {
    // A color or a number alone is no search.
    if (part.role === 'quality' || part.role === 'measure') return [];
    const query = lotQueryOf({ all: [terms.all[place] ?? []], code: null });
    return query === null ? [] : [{ text: part.words.join(' '), query }];
  });
  const [counts, categories] = await Promise.all([
    countMatched(
      db,
      alone.map(({ query }) => query),
    ),
    countCategories(db),
  ]);
  const areas = new Set(terms.parts.flatMap((part) => [...part.slugs, ...part.areas]));
  const related = categories.filter(({ slug }) => areas.has(slug));
  return {
    // Words like "the" ask for nothing.
    understood: terms.parts
      .filter((_, place) => terms.all[place]?.length !== 0)
      .map(({ words }) => words.join(' ')),
    searches: alone
      .map(({ text }, place) => ({ text, lots: counts[place] ?? 0 }))
      .filter(({ lots }) => lots > 0),
    categories: (related.length > 0 ? related : categories)
      .slice(0, CATEGORIES_MAX)
      .map(({ slug, name, lots }) => ({ category_id: slug, name, lots })),
    related: related.length > 0,
  };
}
