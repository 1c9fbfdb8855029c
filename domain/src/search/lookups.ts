// Which words of a search the lexicon is asked for.
import { categoryCalled } from '../catalog/categories.ts';
import type { Part } from './parts.ts';
import type { ParsedQuery } from './parse-query.ts';
import { numberForms } from './singular.ts';
import { namesWith, type Phrase } from './vocabulary/vocabulary.ts';

export interface Lookup {
  readonly word: string;
  /** The forms in which it may be a word of a category's name. */
  readonly forms: readonly string[];
  /** Categories that it stands for. */
  readonly slugs: readonly string[];
  /** It was typed and is no known word, so the lexicon is searched for similar ones. */
  readonly isTyped: boolean;
  /** Its forms in the catalog are wanted. */
  readonly isFormed: boolean;
}

const WORDS_MAX = 400;

/** Shoes are some goods of the category that is named by them. */
function slugsOf(part: Part): readonly string[] {
  const called = isOnlyGoods(part) ? null : categoryCalled(part.words.join(' '));
  return called === null ? part.slugs : [...part.slugs, called];
}

const isOnlyGoods = ({ same, related, slugs }: Part): boolean =>
  same.length + related.length > 0 && slugs.length === 0;

/** `names`: what the words may become. */
export function lookupsOf(
  { words, parts: typedParts, kinds }: ParsedQuery,
  names: readonly ParsedQuery[] = [],
): Lookup[] {
  const bare = typedParts.flatMap((part) => part.bare ?? []);
  const parts = [...typedParts, ...kinds, ...bare, ...names.flatMap((name) => name.parts)];
  const typed = parts.flatMap((part) =>
    part.words.map((word) => ({
      word,
      forms: part.words.length === 1 && !isOnlyGoods(part) ? numberForms(word) : [],
      slugs: part.words.length === 1 ? slugsOf(part) : [],
      isTyped: part.role === 'unknown',
      isFormed: part.role === 'unknown' || part.words.length === 1,
    })),
  );
  const others = [
    ...parts.flatMap((part) => [
      ...[...part.same, ...part.related, ...part.others].flat(),
      ...part.same.flatMap((phrase) => otherNames(part, phrase)).flat(),
    ]),
    ...joinedPairs(words),
  ].map((word) => ({ word, forms: [], slugs: [], isTyped: false, isFormed: false }));
  const wholes = parts
    .filter((part) => part.words.length > 1 && part.slugs.length > 0)
    .map(({ words: name, slugs }) => ({
      word: name.join(' '),
      forms: [],
      slugs,
      isTyped: false,
      isFormed: false,
    }));
  const all = [...typed, ...wholes, ...others];
  // The first of each word: what was typed is never cut off.
  const unique = new Map<string, Lookup>();
  for (const each of all) if (!unique.has(each.word)) unique.set(each.word, each);
  return [...unique.values()].slice(0, WORDS_MAX);
}

/** Two neighbors may be one word in the catalog: "tooth brush". */
export const joinedPairs = (words: readonly string[]): string[] =>
  words.slice(1).map((word, index) => `${words[index] ?? ''}${word}`);

/** Other goods may have the word in their names: a tv stand, a pet stroller. */
export const hasNamesakes = ({ words, same, others }: Part): boolean =>
  same.length > 0 &&
  (others.length > 0 || words.some((word) => namesWith(word).some((name) => name.at(-1) !== word)));

/** Other goods whose names contain the phrase, if it is one word: a tv stand is no tv. */
export function otherNames(part: Part, phrase: Phrase): readonly Phrase[] {
  const [word, ...more] = phrase;
  if (word === undefined || part.role === 'measure') return [];
  if (more.length > 0) return part.others;
  const own = new Set([...part.same, ...part.related, part.words].map((each) => each.join(' ')));
  const before = namesWith(word).filter((name) => name.at(-1) !== word && !own.has(name.join(' ')));
  return [...part.others, ...before];
}
