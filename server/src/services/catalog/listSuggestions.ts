import type { catalog } from '@hammerdock/contract/services/catalog.ts';
import type { Suggestion } from '@hammerdock/contract/shapes/catalog.ts';
import { ok } from '@hammerdock/domain/result.ts';
import { isName } from '@hammerdock/domain/search/parts.ts';
import { parseQuery, type ParsedQuery } from '@hammerdock/domain/search/parse-query.ts';
import { categoriesByPrefix } from '@hammerdock/domain/search/categories-by-prefix.ts';
import {
  begunNames,
  completionTermsOf,
  withLastCorrected,
  type CompletionTerms,
} from '@hammerdock/domain/search/completion-terms.ts';
import { plainText } from '@hammerdock/domain/search/plain-text.ts';
import { singular } from '@hammerdock/domain/search/singular.ts';
import { keyOf } from '@hammerdock/domain/search/vocabulary/vocabulary.ts';
import { fitOf, isNamedIn, MISFIT } from '@hammerdock/domain/search/title-fit.ts';
import { lookupsOf } from '@hammerdock/domain/search/lookups.ts';
import { analysesOf, type Analyses, type Lexeme } from '@hammerdock/domain/search/analyses.ts';
import type { Db } from '../../db/database.ts';
import { readMisfits } from '../../operations/catalog/prepare-search.ts';
import type { Handler } from '../../rpc/handler.ts';
import { listCategoriesInUse } from '../../store/catalog/categories.ts';
import { lexemeQuery, lotQueryOf } from '../../store/auctions/lot-query.ts';
import { listWordsByPrefix, readWords } from '../../store/catalog/search-words.ts';
import {
  suggestFrom,
  type Completion,
  type Suggested,
  type SuggestedLot,
} from '../../store/catalog/suggested-lots.ts';
import { viewFirstPicture } from '../../views/auctions/picture.ts';

const SUGGESTED_MAX = 8;
/** More than are shown, since some are other goods. */
const LOOKED_AT = 24;
const WORDS_MAX = 3;
/** More than are shown, since most occur in no lot with the previous words. */
const COMPLETIONS_MAX = 30;
const CATEGORIES_MAX = 2;

export const listSuggestions: Handler<typeof catalog.listSuggestions> = async (input, { db }) => {
  const typed = parseQuery(input.searchtext);
  if (typed.words.length === 0) return ok({ suggestions: [] });
  const [asTyped, categories] = await Promise.all([readText(db, typed), listCategoriesInUse(db)]);
  const corrected = withLastCorrected(typed, asTyped.analyses, asTyped.completions);
  const text = corrected === null ? asTyped : await readText(db, corrected);
  const { query } = text;
  const begun = completionTermsOf(query, text.analyses, text.completions);
  const completed = corrected === null ? begun : withText(begun, corrected);
  const { lots, texts } = await suggest(db, completed);
  const kinds = categoriesByPrefix(query.words, categories);
  return ok({
    suggestions: [
      ...different(texts, typed.words)
        .slice(0, WORDS_MAX)
        .map((words) => view({ kind: 'words', text: words })),
      ...kinds
        .slice(0, CATEGORIES_MAX)
        .map(({ slug, name }) => view({ kind: 'category', text: name, category_id: slug })),
      ...begunFirst(lots, completed).map(({ id, title, images }) =>
        view({ kind: 'lot', text: title, product_id: id, avatarorg: viewFirstPicture(images) }),
      ),
    ].slice(0, SUGGESTED_MAX),
  });
};

interface Text {
  readonly query: ParsedQuery;
  readonly analyses: Analyses;
  readonly completions: readonly Lexeme[];
}

async function readText(db: Db, query: ParsedQuery): Promise<Text> {
  const [words, completions] = await Promise.all([
    readWords(db, lookupsOf(query, begunNames(query))),
    listWordsByPrefix(db, query.words.at(-1) ?? '', COMPLETIONS_MAX),
  ]);
  return { query, analyses: analysesOf(words), completions };
}

/** A corrected text is suggested itself, before the names that it begins. */
function withText(completed: CompletionTerms, { words }: ParsedQuery): CompletionTerms {
  const { terms, finished, names } = completed;
  const text = { text: words.join(' '), terms: finished ?? terms };
  return { ...completed, words: [], names: [text, ...names] };
}

async function suggest(db: Db, completed: CompletionTerms) {
  const { terms, finished, names } = completed;
  const typedQuery = lotQueryOf(terms);
  const queries = [typedQuery, ...names.map((name) => lotQueryOf(name.terms))];
  const lotQuery = queries.filter((each) => each !== null).join(' | ') || null;
  if (lotQuery === null) return { lots: [], texts: [] };
  const finishedQuery = finished === null ? null : lotQueryOf(finished);
  const texts = completionsOf(completed);
  const [found, misfits] = await Promise.all([
    suggestFrom(db, { lotQuery, typedQuery, finishedQuery, texts, limit: LOOKED_AT }),
    finished === null ? NONE : readMisfits(db, finished),
  ]);
  const isAnswer = ({ id, isFound }: SuggestedLot) => isFound && misfits?.has(id) === false;
  const isFinished = finished?.parts.length === 1 || found.lots.some(isAnswer);
  return fitting(completed, found, isFinished ? isAnswer : null);
}

/** Lots that the search of a finished text finds; null where it is unfinished, or in vain. */
type IsAnswer = ((lot: SuggestedLot) => boolean) | null;

const NONE: ReadonlySet<string> = new Set();

/** Titles with the whole word, or goods that it also names, come before those with a longer one. */
function begunFirst<L extends { readonly title: string }>(
  lots: readonly L[],
  { last: typed, terms, names }: CompletionTerms,
): L[] {
  const fit = fitOf(terms);
  const whole = singular(typed);
  const named = names.filter(({ text }) =>
    text.split(' ').some((each) => singular(each) === whole),
  );
  const fits = named.map((name) => fitOf(name.terms));
  const rankOf = ({ title }: L): number => {
    const words = plainText(title).split(' ');
    // A yoga mat comes before a mattress, and a wheelbarrow before cartridges for "cart".
    if (words.some((word) => singular(word) === whole)) return 2;
    if (fits.some((each) => each(title) < MISFIT)) return 2;
    return words.some((word) => word.startsWith(typed)) ? 1 : 0;
  };
  // A body scale comes before a car in scale 1 to 14.
  return lots.toSorted(
    (one, other) => rankOf(other) - rankOf(one) || fit(one.title) - fit(other.title),
  );
}

/** Words of the catalog and names of goods in turn. */
function completionsOf({ words, before, names }: CompletionTerms): Completion[] {
  const completed = words.map(({ word, lexeme }) => ({
    text: [...before, word].join(' '),
    query: lexemeQuery(lexeme),
  }));
  const named = names.flatMap(({ text, terms }) => {
    const query = lotQueryOf(terms);
    return query === null ? [] : [{ text, query }];
  });
  const longest = Math.max(completed.length, named.length);
  return Array.from({ length: longest }, (_, place) => [completed[place], named[place]])
    .flat()
    .filter((each) => each !== undefined);
}

/** Without texts of which the lots are other goods, and without the lots found by these. */
function fitting(
  { last, names, before }: CompletionTerms,
  { lots, texts }: Suggested,
  isAnswer: IsAnswer,
) {
  const fitOfName = new Map(names.map(({ text, terms }) => [text, fitOf(terms)]));
  const isFit = (text: string, title: string) => {
    const fit = fitOfName.get(text);
    return fit === undefined ? before.length === 0 || isLastIn(text, title) : fit(title) < MISFIT;
  };
  const named = texts.filter(({ text, titles }) => titles.some((title) => isFit(text, title)));
  const own = named.filter(({ text }) => fitOfName.has(text));
  return {
    lots: lots.filter((lot) => {
      const { isTyped, isFound, title } = lot;
      if (isAnswer !== null && isFound) return isAnswer(lot);
      const isBegun = isTyped && (isAnswer === null || hasLonger(last, title));
      return isBegun || own.some(({ text }) => isFit(text, title));
    }),
    texts: named.map(({ text }) => text),
  };
}

/** A mattress is begun by "mat". */
const hasLonger = (typed: string, title: string): boolean =>
  plainText(title)
    .split(' ')
    .some((word) => word.startsWith(typed) && singular(word) !== singular(typed));

/** A lamp with a charger in an office is no office charger. */
function isLastIn(text: string, title: string): boolean {
  const last = parseQuery(text).parts.at(-1);
  // Words like "lot" are no part.
  if (last === undefined || !text.endsWith(last.words.join(' '))) return false;
  return isName(last)
    ? fitOf({ parts: [last] })(title) < MISFIT
    : isNamedIn(last.words.join(' '), title);
}

/** Neither what was typed, nor the same in another number. */
function different(texts: readonly string[], typed: readonly string[]): string[] {
  const keys = texts.map((text) => keyOf(text.split(' ')));
  return texts.filter(
    (text, place) => keys.indexOf(keys[place] ?? '') === place && text !== typed.join(' '),
  );
}

const view = (given: Pick<Suggestion, 'kind' | 'text'> & Partial<Suggestion>): Suggestion => ({
  product_id: null,
  category_id: null,
  avatarorg: null,
  ...given,
});
