// What to try where a search finds nothing.
import { kindsOf, type Part } from '@hammerdock/domain/search/parts.ts';
import type { Terms } from '@hammerdock/domain/search/terms.ts';
import { isVerb } from '@hammerdock/domain/search/vocabulary/purposes.ts';
import type { Db } from '../../db/database.ts';
import { lotQueryOf } from '../../store/auctions/lot-query.ts';
import { countCategories, countMatched } from '../../store/catalog/search-help.ts';

const CATEGORIES_MAX = 4;

export async function helpSearch(db: Db, terms: Terms) {
  const [counts, categories] = await Promise.all([countAlone(db, terms), countCategories(db)]);
  const areas = new Set(
    [...terms.parts, ...kindsOf(terms.parts)].flatMap((part) => [...part.slugs, ...part.areas]),
  );
  const related = categories.filter(({ slug }) => areas.has(slug));
  // A correction that leads to no lot is no help, so what was typed is named.
  const vain = new Set(
    terms.parts.filter((_, place) => counts[place] === 0).flatMap(({ words }) => words),
  );
  const textOf = (words: readonly string[]): string =>
    words.map((word) => (vain.has(word) ? terms.typedFor.get(word) : null) ?? word).join(' ');
  const isVain = [...terms.typedFor.keys()].every((word) => vain.has(word));
  return {
    corrected: isVain ? '' : textOf(terms.corrected.split(' ')),
    help: {
      // Words like "the" ask for nothing.
      understood: terms.parts
        .filter((_, place) => terms.all[place]?.length !== 0)
        .map(({ words }) => textOf(words)),
      searches: terms.parts
        .map(({ words }, place) => ({ words, lots: counts[place] ?? 0 }))
        .filter(({ words, lots }) => lots > 0 && words.every((word) => isSure(word, terms)))
        .map(({ words, lots }) => ({ text: words.join(' '), lots })),
      categories: (related.length > 0 ? related : categories)
        .slice(0, CATEGORIES_MAX)
        .map(({ slug, name, lots }) => ({ category_id: slug, name, lots })),
      related: related.length > 0,
    },
  };
}

const isSure = (word: string, { doubtful }: Terms): boolean => !doubtful.includes(word);

/** How many lots match each part alone; null for one that is no search. */
async function countAlone(db: Db, terms: Terms): Promise<readonly (number | null)[]> {
  const queries = terms.parts.map((part, place) =>
    isSearch(part) && !terms.unsure.includes(part)
      ? lotQueryOf({ all: [terms.all[place] ?? []], code: null })
      : null,
  );
  const counts = await countMatched(
    db,
    queries.filter((query) => query !== null),
  );
  let next = 0;
  return queries.map((query) => (query === null ? null : (counts[next++] ?? 0)));
}

const NO_SEARCH = ['quality', 'measure', 'limit'];

/** A color, a number or a verb alone is no search. */
const isSearch = ({ words: [word = '', ...more], role }: Part): boolean =>
  !NO_SEARCH.includes(role) && (role === 'goods' || more.length > 0 || !isVerb(word));
