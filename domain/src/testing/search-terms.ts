// The searches of a catalog whose only words are given.
import { analysesOf, type WordAnalysis } from '../search/analyses.ts';
import { attemptsOf } from '../search/attempts.ts';
import { lookupsOf } from '../search/lookups.ts';
import { parseQuery } from '../search/parse-query.ts';
import { respell } from '../search/respell.ts';
import { singular } from '../search/singular.ts';
import { termsOf, type TermOption, type Terms } from '../search/terms.ts';

/** Of a word that no lot has. */
export const NOTHING = {
  isKnown: false,
  forms: [],
  isCommon: false,
  isPrefix: false,
  candidates: [],
  splits: [],
  categoryIds: [],
};

/** A lexicon of these words. */
export const analyses = (
  text: string,
  known: string,
  more: Record<string, Partial<WordAnalysis>> = {},
) => {
  const lexicon = known.split(' ').map(singular);
  const query = parseQuery(text);
  const words = [...lookupsOf(query).map(({ word }) => word), ...lexicon];
  return analysesOf(
    [...new Set(words)].map((word) => ({
      ...NOTHING,
      word,
      lexemes: ['the', 'and', 'for', 'i'].includes(word) ? [] : [singular(word)],
      isKnown: lexicon.includes(singular(word)),
      ...more[word],
    })),
  );
};
export const said = (option: TermOption): string =>
  option.kind === 'words' ? option.lexemes.join('+') : `${option.kind}:${option.text}`;
export const searched = (terms: Terms) => terms.all.map((options) => options.map(said));
export const terms = (
  text: string,
  known: string,
  more: Record<string, Partial<WordAnalysis>> = {},
) => termsOf(parseQuery(text), analyses(text, known, more));
export const attempts = (
  text: string,
  known: string,
  more: Record<string, Partial<WordAnalysis>> = {},
) => {
  const query = parseQuery(text);
  const read = analyses(text, known, more);
  const respelled = respell(query, read);
  const meant = respelled.flatMap((each) => [...analyses(each.query.words.join(' '), known, more)]);
  return attemptsOf(query, respelled, new Map([...meant, ...read]));
};
