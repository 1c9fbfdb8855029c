// Corrects the words of a search that name nothing known and that no lot has.
import { isFormOf, nearestWords, withLetterDoubled, type KnownWord } from './spelling.ts';
import { queryOf, type ParsedQuery } from './parse-query.ts';
import type { Analyses, WordAnalysis } from './analyses.ts';
import { isWordKnown, spelledRightly, wordsBeginning } from './vocabulary/vocabulary.ts';
import { joinedPairs } from './lookups.ts';

/** A query whose words were corrected, and what was typed for each of them. */
export interface Respelled {
  readonly query: ParsedQuery;
  readonly typedFor: ReadonlyMap<string, string>;
}

const CANDIDATES_MAX = 3;

/**
 * The corrected queries, the most probable first; none if every word is known. The first one
 * corrects each word to the nearest, the others one word to another near one.
 */
export function respell(query: ParsedQuery, analyses: Analyses): Respelled[] {
  const inPair = wordsInPairs(query, analyses);
  const unknown = query.parts
    .filter(({ role }) => role === 'unknown')
    .flatMap(({ words }) => words)
    .filter((word) => !inPair.has(word));
  const nearest = new Map(
    unknown.flatMap((word) => {
      const found = candidatesFor(word, analyses);
      return found.length === 0 ? [] : [[word, found] as const];
    }),
  );
  if (nearest.size === 0) return [];
  const best = new Map([...nearest].map(([word, [first = word]]) => [word, first]));
  const others = [...nearest].flatMap(([word, [, ...next]]) =>
    next.map((other) => new Map([...best, [word, other]])),
  );
  return [best, ...others].slice(0, CANDIDATES_MAX + 1).map((meant) => ({
    query: queryOf(
      query.words.map((word) => meant.get(word) ?? word),
      query.code,
    ),
    typedFor: new Map([...meant].map(([typed, correct]) => [correct, typed])),
  }));
}

/** Of the catalog's words and those of names, the nearest; none for a word that is known. */
export function candidatesFor(word: string, analyses: Analyses): string[] {
  const analysis = analyses.get(word);
  if (analysis === undefined || analysis.lexemes.length === 0) return [];
  const { isPrefix, categoryIds, splits, candidates } = analysis;
  if (isSpelled(analysis) || categoryIds.length > 0 || splits.length > 0) return [];
  const letters = new Set([word[0] ?? '', word[1] ?? '']);
  const names: KnownWord[] = [...letters]
    .flatMap((letter) => wordsBeginning(letter))
    // "Coffe" begins words of the catalog, but means coffee.
    .filter((name) => analysis.isKnown || !isPrefix || name === `${word}${name.at(-1)}`)
    .map((name) => ({ word: name, lots: 0 }));
  const found = nearestWords(word, [...candidates, ...names], 2 * CANDIDATES_MAX);
  return [...new Set(found.map((each) => spelledRightly(each.word)))].slice(0, CANDIDATES_MAX);
}

/**
 * The catalog has the word, or one with another ending: "cabinate" has only the stem of cabins, and
 * "controler" is no form of "control" while there are controllers.
 */
export const isSpelled = ({ word, isKnown, forms }: WordAnalysis): boolean =>
  isKnown &&
  (forms.includes(word) ||
    (forms.some((form) => isFormOf(word, form)) && !withLetterDoubled(word).some(isWordKnown)));

/** Words that are one word of the catalog together. */
function wordsInPairs({ words }: ParsedQuery, analyses: Analyses): ReadonlySet<string> {
  const pairs = joinedPairs(words);
  return new Set(
    pairs.flatMap((pair, index) =>
      analyses.get(pair)?.isKnown === true ? words.slice(index, index + 2) : [],
    ),
  );
}
