// Corrects the words of a search that name nothing known and that no lot has.
import {
  isFormOf,
  nearestWords,
  typingErrors,
  withLetterDoubled,
  type KnownWord,
} from './spelling.ts';
import { queryOf, type ParsedQuery } from './parse-query.ts';
import { singular } from './singular.ts';
import type { Analyses, WordAnalysis } from './analyses.ts';
import { isTaskWord } from './vocabulary/purposes.ts';
import { isWordKnown, spelledRightly, wordsBeginning } from './vocabulary/vocabulary.ts';
import { joinedPairs } from './lookups.ts';

/** A query whose words were corrected, and what was typed for each of them. */
export interface Respelled {
  readonly query: ParsedQuery;
  readonly typedFor: ReadonlyMap<string, string>;
}

const CANDIDATES_MAX = 3;

/** Letters that sound like the first one: kamera, fone. */
const SOUNDED: Readonly<Record<string, readonly string[]>> = {
  c: ['k', 's'],
  f: ['p'],
  k: ['c'],
  r: ['w'],
  s: ['c'],
};

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
  if (isTaskWord(word) || isSpelled(analysis) || categoryIds.length > 0 || splits.length > 0)
    return [];
  const letters = new Set([word[0] ?? '', word[1] ?? '', ...(SOUNDED[word[0] ?? ''] ?? [])]);
  const names: KnownWord[] = [...letters]
    .flatMap((letter) => wordsBeginning(letter))
    // "Coffe" begins words of the catalog, but means coffee.
    .filter((name) => analysis.isKnown || !isPrefix || name === `${word}${name.at(-1)}`)
    .map((name) => ({ word: name, lots: 0 }));
  const known = [...candidates, ...names];
  const asTyped = nearestWords(word, known, 2 * CANDIDATES_MAX);
  // "Tabels" has two errors of "table", but one of "tables".
  const found =
    asTyped.length > 0 ? asTyped : nearestWords(singular(word), known, 2 * CANDIDATES_MAX);
  // Where the nearest is a name of goods, others are meant only if they are as near.
  const [nearest] = found;
  const isSure = nearest !== undefined && isWordKnown(nearest.word);
  const errors = (each: KnownWord): number => typingErrors(word, each.word);
  const near = found.filter((each) => !isSure || errors(each) <= errors(nearest));
  return [...new Set(near.map((each) => spelledRightly(each.word)))].slice(0, CANDIDATES_MAX);
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
