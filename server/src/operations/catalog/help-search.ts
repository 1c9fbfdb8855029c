// What to try where a search finds nothing.
import { kindsOf, nameIn, type Part } from '@hammerdock/domain/search/parts.ts';
import { typedOnly, type Terms } from '@hammerdock/domain/search/terms.ts';
import { lacksNames } from '@hammerdock/domain/search/title-fit.ts';
import { isQuality } from '@hammerdock/domain/search/vocabulary/modifiers.ts';
import { isVerb } from '@hammerdock/domain/search/vocabulary/purposes.ts';
import type { Db } from '../../db/database.ts';
import { lotQueryOf } from '../../store/auctions/lot-query.ts';
import { countCategories, countMatched } from '../../store/catalog/search-help.ts';

const CATEGORIES_MAX = 4;

/** `isVain`: no lot is what is asked for, whatever the filters. */
export async function helpSearch(db: Db, terms: Terms, isVain: boolean) {
  const [counts, categories] = await Promise.all([countAlone(db, terms), countCategories(db)]);
  const areas = new Set(
    [...terms.parts, ...kindsOf(terms.parts)].flatMap((part) => [...part.slugs, ...part.areas]),
  );
  const related = categories.filter(({ slug }) => areas.has(slug));
  // A correction that leads to no lot is no help, so what was typed is named.
  const vain = new Set([
    ...terms.parts.filter((_, place) => counts[place] === 0).flatMap(({ words }) => words),
    // Another word of the catalog, which names no goods: "tent state" for tent stakes.
    ...[...terms.typedFor.keys()].filter((word) => isVain && isMeaningless(word)),
  ]);
  const textOf = (words: readonly string[]): string =>
    words.map((word) => (vain.has(word) ? terms.typedFor.get(word) : null) ?? word).join(' ');
  // Words like "the" ask for nothing.
  const understood = terms.parts
    .filter((_, place) => terms.all[place]?.length !== 0)
    .map(({ words }) => textOf(words));
  const isTyped = [...terms.typedFor.keys()].every((word) => vain.has(word));
  return {
    corrected: isTyped ? '' : textOf(terms.corrected.split(' ')),
    help: {
      understood,
      searches: terms.parts
        .map(({ words }, place) => ({ words, lots: counts[place] ?? 0 }))
        .filter(({ words, lots }) => lots > 0 && words.every((word) => isSure(word, terms)))
        .filter(({ words }) => !words.some((word) => terms.typedFor.has(word) && vain.has(word)))
        .map(({ words, lots }) => ({ text: words.join(' '), lots }))
        // The search that is shown, of which the filters match nothing.
        .filter(({ text }) => text !== understood.join(' ')),
      categories: (related.length > 0 ? related : categories)
        .slice(0, CATEGORIES_MAX)
        .map(({ slug, name, lots }) => ({ category_id: slug, name, lots })),
      related: related.length > 0,
    },
  };
}

const isMeaningless = (word: string): boolean => nameIn([word]) === null && !isQuality(word);

const isSure = (word: string, { doubtful }: Terms): boolean => !doubtful.includes(word);

/** How many lots match each part alone; null for one that is no search. */
async function countAlone(db: Db, terms: Terms): Promise<readonly (number | null)[]> {
  const typed = typedOnly(terms);
  const queries = terms.parts.flatMap((part, place) => {
    if (!isSearch(part) || terms.unsure.includes(part)) return [];
    const lotQuery = lotQueryOf({ all: [terms.all[place] ?? []], code: null });
    const typedQuery = lotQueryOf({ all: [typed[place] ?? []], code: null });
    return lotQuery === null ? [] : [{ part, lotQuery, typedQuery }];
  });
  const counts = await countMatched(db, queries);
  return terms.parts.map((part) => {
    const counted = counts[queries.findIndex((query) => query.part === part)];
    if (counted === undefined) return null;
    return counted.lots - counted.others.filter(lacksNames([part])).length;
  });
}

const NO_SEARCH = ['quality', 'measure', 'limit'];

/** A color, a number or a verb alone is no search. */
const isSearch = ({ words: [word = '', ...more], role }: Part): boolean =>
  !NO_SEARCH.includes(role) && (role === 'goods' || more.length > 0 || !isVerb(word));
