// A search whose last word is unfinished: "cordless dri" means a drill, and "air fry" an air fryer.
import type { Analyses } from './analyses.ts';
import { queryOf, type ParsedQuery } from './parse-query.ts';
import { isName, nameIn, type Part } from './parts.ts';
import { isSpelled, type Respelled } from './respell.ts';
import { singular } from './singular.ts';
import { NONE, termsOf, type Terms } from './terms.ts';
import { isQuality } from './vocabulary/modifiers.ts';
import { NAME_WORDS_MAX, namesBegun, namesEnding, type Phrase } from './vocabulary/vocabulary.ts';

const NAMES_MAX = 5;
/** Of a single word, which begins many names. */
const LONE_LENGTH_MIN = 3;

/** What the last words may become. */
interface Begun {
  /** How many of the last words. */
  readonly length: number;
  readonly names: readonly Phrase[];
}

/** The search with its last word completed; null where that word is finished. */
export function completed(
  query: ParsedQuery,
  respelled: readonly Respelled[],
  analyses: Analyses,
): Terms | null {
  // "Coffe" is corrected to what it begins.
  const last = query.words.at(-1) ?? '';
  const corrections = [...(respelled[0]?.typedFor ?? NONE)];
  if (corrections.some(([word, typed]) => typed === last && word.startsWith(last))) return null;
  if (query.words.length === 1 && isWhole(last, analyses)) return null;
  const { query: meant, typedFor } = beforeLast(query, respelled);
  const begun = begunIn(meant);
  // "The" begins no other word.
  if ((begun?.length ?? 1) === 1 && analyses.get(last)?.lexemes.length === 0) return null;
  if (begun === null && !isBeginning(meant, analyses)) return null;
  const parts = partsWith(meant, begun?.names ?? [], begun?.length ?? 1);
  return parts === null ? null : termsOf({ ...meant, parts, kinds: [] }, analyses, typedFor);
}

/** The catalog has the word itself, or goods have a name that ends with it. */
export const isWhole = (word: string, analyses: Analyses): boolean =>
  analyses.get(word)?.forms.some((form) => singular(form) === singular(word)) === true ||
  namesEnding(word).length > 0;

/** The names that the last words may become, as searches. */
export const namesToComplete = (
  query: ParsedQuery,
  respelled: readonly Respelled[] = [],
): ParsedQuery[] =>
  (begunIn(beforeLast(query, respelled).query)?.names ?? []).map((name) => queryOf(name, null));

/** With the words before the last one corrected, which is completed instead. */
function beforeLast(query: ParsedQuery, [nearest]: readonly Respelled[]): Respelled {
  const last = query.words.at(-1);
  const typedFor = new Map([...(nearest?.typedFor ?? NONE)].filter(([, typed]) => typed !== last));
  if (typedFor.size === 0) return { query, typedFor };
  const correctFor = new Map([...typedFor].map(([correct, typed]) => [typed, correct]));
  const words = query.words.map((word) => correctFor.get(word) ?? word);
  return { query: queryOf(words, query.code), typedFor };
}

/** The longest end of the search that begins names; a word that the catalog has is finished. */
function begunIn({ words, parts }: ParsedQuery): Begun | null {
  const last = parts.at(-1);
  for (let length = Math.min(words.length, NAME_WORDS_MAX); length > 0; length -= 1) {
    const typed = words.slice(-length);
    const word = typed.at(-1) ?? '';
    const isLone = length === 1;
    if (isLone && word.length < LONE_LENGTH_MIN) return null;
    if (isLone ? !isOpen(last) : nameIn(typed) !== null) return null;
    const longer = namesBegun(typed, NAMES_MAX).filter(
      (name) => singular(name[length - 1] ?? '') !== singular(word),
    );
    const names = isLone ? forLone(longer) : longer;
    if (names.length > 0) return { length, names };
  }
  return null;
}

/** Prefers names of one word: "dri" means a drill and not drip coffee. */
function forLone(names: readonly Phrase[]): readonly Phrase[] {
  const short = names.filter((name) => name.length === 1);
  return short.length > 0 ? short : names.filter(([first = '']) => !isQuality(first));
}

/** It names nothing, so that it may be the beginning of another word. */
const isOpen = (part: Part | undefined): boolean =>
  part !== undefined &&
  part.words.length === 1 &&
  (part.role === 'unknown' || (part.role === 'goods' && part.areas.length === 0)) &&
  !isName(part);

/**
 * The catalog has longer words. Behind other words, one that the catalog has is finished; "dri" is
 * no form of "dry".
 */
function isBeginning({ words, parts }: ParsedQuery, analyses: Analyses): boolean {
  const last = words.at(-1) ?? '';
  const analysis = analyses.get(last);
  if (!isOpen(parts.at(-1)) || analysis === undefined) return false;
  if (words.length === 1) return analysis.isPrefix;
  // Of so few letters, the lexicon does not tell.
  const isShort = last.length < LONE_LENGTH_MIN;
  return (analysis.isPrefix || isShort) && !isSpelled(analysis);
}

/** With one part for the last words; null where a part has only some of them. */
function partsWith(
  { parts }: ParsedQuery,
  names: readonly Phrase[],
  length: number,
): readonly Part[] | null {
  let from = parts.length;
  let counted = 0;
  while (counted < length && from > 0) {
    from -= 1;
    counted += parts[from]?.words.length ?? 0;
  }
  if (counted !== length) return null;
  const known = names.flatMap((name) => nameIn(name) ?? []);
  const unfinished: Part = {
    words: parts.slice(from).flatMap(({ words }) => words),
    role: 'unknown',
    isUnfinished: true,
    same: [...names, ...known.flatMap(({ same }) => same)],
    related: known.flatMap(({ related }) => related),
    others: known.flatMap(({ others }) => others),
    slugs: known.flatMap(({ slugs }) => slugs),
    areas: [...new Set(known.flatMap(({ areas }) => areas))],
  };
  return [...parts.slice(0, from), unfinished];
}
