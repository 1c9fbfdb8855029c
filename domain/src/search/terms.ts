// Converts the lexicon's data on each search word into the terms that a lot must match.
import { codeAmongWords } from './code.ts';
import type { ParsedQuery } from './parse-query.ts';
import { correctWord, type KnownWord } from './spelling.ts';

export interface Lexeme extends KnownWord {
  readonly lexeme: string;
}

/** One search word with its data in the lexicon and the categories. */
export interface WordAnalysis {
  readonly word: string;
  /** Its stem; none for words like "the", which occur in nearly all lots. */
  readonly lexemes: readonly string[];
  /** An open or upcoming lot contains it in some form. */
  readonly isKnown: boolean;
  /** An open or upcoming lot contains a word with this prefix. */
  readonly isPrefix: boolean;
  /** Words with a similar spelling. */
  readonly candidates: readonly Lexeme[];
  /** Categories with this name. */
  readonly categoryIds: readonly string[];
}

/** A lot matches a term if it matches any of its options. */
export interface TermOption {
  readonly kind: 'lexeme' | 'prefix' | 'category' | 'code' | 'code prefix';
  readonly text: string;
}

export interface Terms {
  /** A lot must match all of these terms. */
  readonly all: readonly (readonly TermOption[])[];
  /** A lot with this code matches as well. */
  readonly code: string | null;
  /** The words searched, if some were corrected; otherwise empty. */
  readonly corrected: string;
}

export function termsOf(query: ParsedQuery, analyses: readonly WordAnalysis[]): Terms {
  const corrections = analyses.map((analysis) => ({
    analysis,
    correction: correctionOf(analysis),
  }));
  const isCorrected = corrections.some(({ correction }) => correction !== null);
  return {
    all: corrections
      .map(({ analysis, correction }) => optionsOf(analysis, correction))
      .filter((options) => options.length > 0),
    code: query.code,
    corrected: isCorrected
      ? corrections.map(({ analysis, correction }) => correction?.word ?? analysis.word).join(' ')
      : '',
  };
}

export interface CompletionTerms {
  readonly terms: Terms;
  /** The corrected words before the last one. */
  readonly before: readonly string[];
  /** The completions of the last word. */
  readonly words: readonly Lexeme[];
}

const PREFIX_LENGTH_MIN = 2;
const CODE_PREFIX_LENGTH_MIN = 4;

/** The terms of a search whose last word is still being typed. */
export function completionTermsOf(
  query: ParsedQuery,
  analyses: readonly WordAnalysis[],
  completions: readonly Lexeme[],
): CompletionTerms {
  const whole = termsOf(query, analyses.slice(0, -1));
  const last = analyses.at(-1);
  if (last === undefined) return { terms: whole, before: [], words: [] };
  const correction = correctionOf(last);
  const longer = completions.filter(({ word }) => word !== last.word);
  const words = correction === null ? longer : [correction];
  return {
    terms: { ...whole, all: [...whole.all, prefixOptions(last, words, analyses.length)] },
    before: analyses.slice(0, -1).map((analysis) => correctionOf(analysis)?.word ?? analysis.word),
    words,
  };
}

function prefixOptions(
  { word, lexemes }: WordAnalysis,
  words: readonly Lexeme[],
  wordCount: number,
): TermOption[] {
  // A single letter begins most words, so the most common ones are used.
  const isSpecific = word.length >= PREFIX_LENGTH_MIN || wordCount > 1;
  // "batterie" does not begin with "batteri", the stem of batteries.
  const others = words
    .map(({ lexeme }) => lexeme)
    .filter((lexeme) => !isSpecific || !lexeme.startsWith(word));
  const options: TermOption[] = [...new Set([...lexemes, ...others])].map((text) => ({
    kind: 'lexeme',
    text,
  }));
  if (isSpecific) options.push({ kind: 'prefix', text: word });
  const code = codeAmongWords(word);
  if (code !== null && code.length >= CODE_PREFIX_LENGTH_MIN) {
    options.push({ kind: 'code prefix', text: code });
  }
  return options;
}

function correctionOf({
  word,
  isKnown,
  isPrefix,
  categoryIds,
  candidates,
}: WordAnalysis): Lexeme | null {
  return isKnown || isPrefix || categoryIds.length > 0 ? null : correctWord(word, candidates);
}

/** A corrected word is also searched as typed, since the lexicon may be a minute old. */
function optionsOf(analysis: WordAnalysis, correction: Lexeme | null): TermOption[] {
  const { word, lexemes, isKnown, isPrefix, categoryIds } = analysis;
  if (lexemes.length === 0) return [];
  const options: TermOption[] = lexemes.map((text) => ({ kind: 'lexeme', text }));
  if (!isKnown && isPrefix) options.push({ kind: 'prefix', text: word });
  if (correction !== null) options.push({ kind: 'lexeme', text: correction.lexeme });
  const code = codeAmongWords(word);
  if (code !== null) options.push({ kind: 'code', text: code });
  return [...options, ...categoryIds.map((text) => ({ kind: 'category' as const, text }))];
}
