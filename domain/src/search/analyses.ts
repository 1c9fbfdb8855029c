import type { KnownWord } from './spelling.ts';

export interface Lexeme extends KnownWord {
  readonly lexeme: string;
}

/** A word that is two words of the catalog. */
export interface Split {
  readonly words: readonly string[];
  readonly lexemes: readonly string[];
}

/** One search word, with the data of the lexicon and the categories. */
export interface WordAnalysis {
  readonly word: string;
  /** Its stem; none for words like "the", which occur in nearly all lots. */
  readonly lexemes: readonly string[];
  /** An open or upcoming lot has it in some form. */
  readonly isKnown: boolean;
  /** The words of the catalog with its stem; only for words that name nothing known. */
  readonly forms: readonly string[];
  /** Most lots have it somewhere, so that only titles tell them apart. */
  readonly isCommon: boolean;
  /** An open or upcoming lot has a word with this prefix. */
  readonly isPrefix: boolean;
  readonly candidates: readonly Lexeme[];
  /** For words that no lot has. */
  readonly splits: readonly Split[];
  /** Kinds of goods with this name. */
  readonly categoryIds: readonly string[];
}

export type Analyses = ReadonlyMap<string, WordAnalysis>;

export const analysesOf = (analyses: readonly WordAnalysis[]): Analyses =>
  new Map(analyses.map((analysis) => [analysis.word, analysis]));

/** With a correction that the lexicon offered for another word. */
export const withLexemes = (analyses: Analyses, lexemes: readonly Lexeme[]): Analyses =>
  new Map([
    ...analyses,
    ...lexemes.map(({ word, lexeme }): [string, WordAnalysis] => [
      word,
      {
        word,
        lexemes: [lexeme],
        isKnown: true,
        forms: [word],
        isCommon: false,
        isPrefix: true,
        candidates: [],
        splits: [],
        categoryIds: [],
      },
    ]),
  ]);
