// Converts the lexicon's data on each search word into the terms that a lot must match.
import { codeAmongWords } from './code.ts';
import type { Question } from './question.ts';
import { correctWord, type KnownWord } from './typing-errors.ts';

export interface Lexeme extends KnownWord {
  readonly lexeme: string;
}

/** One search word, with the data of the lexicon and the categories. */
export interface WordReading {
  readonly word: string;
  /** Its stem; none for words like "the", which occur in nearly all lots. */
  readonly lexemes: readonly string[];
  /** An open or upcoming lot has it in some form. */
  readonly isKnown: boolean;
  /** An open or upcoming lot has a word with this prefix. */
  readonly isBeginning: boolean;
  readonly alike: readonly Lexeme[];
  /** Kinds of goods with this name. */
  readonly categoryIds: readonly string[];
}

/** A lot matches the term if it has any of these. */
export interface Choice {
  readonly kind: 'lexeme' | 'beginning' | 'category' | 'code' | 'beginning of code';
  readonly text: string;
}

export interface Terms {
  /** A lot must match every one of these. */
  readonly all: readonly (readonly Choice[])[];
  /** Or it carries exactly this code. */
  readonly code: string | null;
  /** The words searched, if some were corrected; otherwise empty. */
  readonly corrected: string;
}

export function termsOf(question: Question, readings: readonly WordReading[]): Terms {
  const corrections = readings.map((reading) => ({ reading, meant: meantBy(reading) }));
  const isCorrected = corrections.some(({ meant }) => meant !== null);
  return {
    all: corrections
      .map(({ reading, meant }) => choicesOf(reading, meant))
      .filter((choices) => choices.length > 0),
    code: question.code,
    corrected: isCorrected
      ? corrections.map(({ reading, meant }) => meant?.word ?? reading.word).join(' ')
      : '',
  };
}

export interface Beginning {
  readonly terms: Terms;
  /** The words before the last one, corrected. */
  readonly before: readonly string[];
  /** The completions of the last word. */
  readonly words: readonly Lexeme[];
}

const BEGINNING_FROM_LENGTH = 2;
const BEGINNING_OF_CODE_FROM_LENGTH = 4;

/** The terms of a search whose last word is still being typed. */
export function termsOfBeginning(
  question: Question,
  readings: readonly WordReading[],
  completions: readonly Lexeme[],
): Beginning {
  const whole = termsOf(question, readings.slice(0, -1));
  const last = readings.at(-1);
  if (last === undefined) return { terms: whole, before: [], words: [] };
  const meant = meantBy(last);
  const longer = completions.filter(({ word }) => word !== last.word);
  const words = meant === null ? longer : [meant];
  return {
    terms: { ...whole, all: [...whole.all, unfinishedChoices(last, words, readings.length)] },
    before: readings.slice(0, -1).map((reading) => meantBy(reading)?.word ?? reading.word),
    words,
  };
}

function unfinishedChoices(
  { word, lexemes }: WordReading,
  words: readonly Lexeme[],
  wordCount: number,
): Choice[] {
  // A single letter begins most words, so the most common ones are used.
  const isSpecific = word.length >= BEGINNING_FROM_LENGTH || wordCount > 1;
  // "batterie" does not begin with "batteri", the stem of batteries.
  const others = words
    .map(({ lexeme }) => lexeme)
    .filter((lexeme) => !isSpecific || !lexeme.startsWith(word));
  const choices: Choice[] = [...new Set([...lexemes, ...others])].map((text) => ({
    kind: 'lexeme',
    text,
  }));
  if (isSpecific) choices.push({ kind: 'beginning', text: word });
  const code = codeAmongWords(word);
  if (code !== null && code.length >= BEGINNING_OF_CODE_FROM_LENGTH) {
    choices.push({ kind: 'beginning of code', text: code });
  }
  return choices;
}

function meantBy({ word, isKnown, isBeginning, categoryIds, alike }: WordReading): Lexeme | null {
  return isKnown || isBeginning || categoryIds.length > 0 ? null : correctWord(word, alike);
}

/** A corrected word is also searched as typed, since the lexicon may be a minute old. */
function choicesOf(reading: WordReading, meant: Lexeme | null): Choice[] {
  const { word, lexemes, isKnown, isBeginning, categoryIds } = reading;
  if (lexemes.length === 0) return [];
  const choices: Choice[] = lexemes.map((text) => ({ kind: 'lexeme', text }));
  if (!isKnown && isBeginning) choices.push({ kind: 'beginning', text: word });
  if (meant !== null) choices.push({ kind: 'lexeme', text: meant.lexeme });
  const code = codeAmongWords(word);
  if (code !== null) choices.push({ kind: 'code', text: code });
  return [...choices, ...categoryIds.map((text) => ({ kind: 'category' as const, text }))];
}
