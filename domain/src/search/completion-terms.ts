// The terms of a search whose last word is still being typed.
import { codeAmongWords } from './code.ts';
import { queryOf, type ParsedQuery } from './parse-query.ts';
import { withLexemes, type Lexeme, type Analyses } from './analyses.ts';
import { giftsBegun, namesGift } from './gifts.ts';
import { isName } from './parts.ts';
import { candidatesFor, respell } from './respell.ts';
import { singular } from './singular.ts';
import { completed, isWhole } from './unfinished.ts';
import { namesBegun } from './vocabulary/vocabulary.ts';
import { termsOf, type TermOption, type Terms } from './terms.ts';

export interface CompletionTerms {
  readonly terms: Terms;
  /** What the search of the text finds; null where its last word is unfinished. */
  readonly finished: Terms | null;
  readonly last: string;
  /** The words before the last one. */
  readonly before: readonly string[];
  /** The completions of the last word. */
  readonly words: readonly Lexeme[];
  /** Names of goods that all of the words begin. */
  readonly names: readonly NameTerms[];
}

interface NameTerms {
  readonly text: string;
  readonly terms: Terms;
}

const NAMES_MAX = 5;

/** The names that the words may become, or that end with a single one, as searches. */
export function begunNames({ words, parts, kinds }: ParsedQuery): readonly ParsedQuery[] {
  const gifts = giftsBegun(words).slice(0, NAMES_MAX);
  if (gifts.length > 0) return gifts.map((name) => queryOf(name, null));
  const isSpecific = words.join('').length >= NAME_LENGTH_MIN;
  const names = isSpecific ? namesBegun(words, NAMES_MAX) : [];
  const isOfBrand = parts.some(({ role }) => role === 'brand');
  const ending = isOfBrand || !isSpecific ? [] : kinds.slice(0, NAMES_MAX);
  return [...names, ...ending.map((kind) => kind.words)].map((name) => queryOf(name, null));
}

/** Of a word that is whole, only names that have it: "mat" begins no matchbox. */
function namesOf(query: ParsedQuery, analyses: Analyses): readonly ParsedQuery[] {
  const [word = '', ...more] = query.words;
  const isOpen = more.length > 0 || !isWhole(word, analyses);
  const one = singular(word);
  return begunNames(query).filter(
    ({ words }) => isOpen || words.some((each) => singular(each) === one),
  );
}

const NAME_LENGTH_MIN = 3;

const PREFIX_LENGTH_MIN = 2;
const CODE_PREFIX_LENGTH_MIN = 4;

export function completionTermsOf(
  query: ParsedQuery,
  read: Analyses,
  completions: readonly Lexeme[],
): CompletionTerms {
  const last = query.words.at(-1);
  const corrections = query.words.slice(0, -1).map((word) => nearestLexeme(word, query, read));
  const before = corrections.map((meant, index) => meant?.word ?? query.words[index] ?? '');
  const analyses = withLexemes(
    read,
    corrections.filter((meant) => meant !== null),
  );
  const whole = termsOf(query, analyses);
  if (last === undefined) {
    return { terms: whole, finished: null, last: '', before: [], words: [], names: [] };
  }
  const names = namesOf(query, analyses).map((name) => ({
    text: name.words.join(' '),
    terms: termsOf(name, analyses),
  }));
  // What follows "gift" is no word of a title.
  const isGift = namesGift(query.words) && query.words.length > 1;
  const words = isGift ? [] : completions.filter(({ word }) => word !== last);
  const first = termsOf(queryOf(before, query.code), analyses);
  const meant = queryOf([...before, last], query.code);
  const named = termsOf(meant, analyses);
  // The last name may be finished, and then also answers to its other names.
  const lastName = named.all.length > first.all.length ? (named.all.at(-1) ?? []) : [];
  const unfinished = prefixOptions(last, words, query.words.length, analyses);
  const isPartOfName = (named.parts.at(-1)?.words.length ?? 0) > 1;
  const all = isPartOfName ? named.all : [...first.all, [...unfinished, ...withoutTyped(lastName)]];
  // "Cordles" is searched as the beginning of the right word.
  const shown = before.map((word) => nameMeant(word, query, analyses) ?? word);
  const finished = isFinished(meant, analyses) ? named : null;
  return { terms: { ...whole, all }, finished, last, before: shown, words, names };
}

/** The last word is whole or names goods, and the search does not complete it. */
function isFinished(query: ParsedQuery, analyses: Analyses): boolean {
  const isKnown = isWhole(query.words.at(-1) ?? '', analyses) || query.parts.slice(-1).some(isName);
  return isKnown && completed(query, [], analyses) === null;
}

/** With a mistyped last word corrected as by the search, if no word or name begins with it. */
export function withLastCorrected(
  query: ParsedQuery,
  analyses: Analyses,
  completions: readonly Lexeme[],
): ParsedQuery | null {
  if (completions.length > 0 || begunNames(query).length > 0) return null;
  const [nearest] = respell(query, analyses);
  const typed = [...(nearest?.typedFor.values() ?? [])];
  return typed.includes(query.words.at(-1) ?? '') ? (nearest?.query ?? null) : null;
}

const withoutTyped = (options: readonly TermOption[]): TermOption[] =>
  options.filter((option) => option.kind === 'words' && option.where === 'title');

function nameMeant(word: string, query: ParsedQuery, analyses: Analyses): string | null {
  const part = query.parts.find(({ words }) => words.includes(word));
  return part?.role === 'unknown' ? (candidatesFor(word, analyses)[0] ?? null) : null;
}

function nearestLexeme(word: string, query: ParsedQuery, analyses: Analyses): Lexeme | null {
  const nearest = nameMeant(word, query, analyses);
  return analyses.get(word)?.candidates.find((each) => each.word === nearest) ?? null;
}

function prefixOptions(
  word: string,
  words: readonly Lexeme[],
  wordCount: number,
  analyses: Analyses,
): TermOption[] {
  // A single letter begins most words, so the most common ones are used.
  const isSpecific = word.length >= PREFIX_LENGTH_MIN || wordCount > 1;
  const typed = analyses.get(word)?.lexemes ?? [];
  // "batterie" does not begin with "batteri", the stem of batteries.
  const others = words
    .map(({ lexeme }) => lexeme)
    .filter((lexeme) => !isSpecific || !lexeme.startsWith(word));
  const options: TermOption[] = [...new Set([...typed, ...others])].map((lexeme) => ({
    kind: 'words',
    lexemes: [lexeme],
    where: 'anywhere',
    adjacent: false,
    isOtherName: false,
    without: [],
  }));
  if (isSpecific) options.push({ kind: 'prefix', text: word });
  const code = codeAmongWords(word);
  if (code !== null && code.length >= CODE_PREFIX_LENGTH_MIN) {
    options.push({ kind: 'code prefix', text: code });
  }
  return options;
}
