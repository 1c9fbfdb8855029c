import { describe, expect, test } from 'vitest';
import { parseQuery } from './parse-query.ts';
import { termsOf, completionTermsOf, type WordAnalysis } from './terms.ts';

const analysis = (word: string, more: Partial<WordAnalysis> = {}): WordAnalysis => ({
  word,
  lexemes: [word],
  isKnown: false,
  isPrefix: false,
  candidates: [],
  categoryIds: [],
  ...more,
});

const drill = { word: 'drill', lexeme: 'drill', lots: 4 };

describe('the terms of a search (R41)', () => {
  test('a lot must have every word that is known', () => {
    const terms = termsOf(parseQuery('Cordless drills'), [
      analysis('cordless', { isKnown: true }),
      analysis('drills', { isKnown: true, lexemes: ['drill'] }),
    ]);
    expect(terms.all).toEqual([
      [{ kind: 'lexeme', text: 'cordless' }],
      [{ kind: 'lexeme', text: 'drill' }],
    ]);
    expect([terms.code, terms.corrected]).toEqual([null, '']);
  });

  test('corrects a mistyped word, returns the correction and also searches it as typed', () => {
    const words = [
      analysis('cordless', { isKnown: true }),
      analysis('drlil', { candidates: [drill] }),
    ];
    const terms = termsOf(parseQuery('cordless drlil'), words);
    expect(terms.all[1]).toEqual([
      { kind: 'lexeme', text: 'drlil' },
      { kind: 'lexeme', text: 'drill' },
    ]);
    expect(terms.corrected).toBe('cordless drill');
  });

  test('does not correct the beginning of a word or the name of a kind', () => {
    const begun = analysis('dril', { isPrefix: true, candidates: [drill] });
    const kind = analysis('tols', {
      categoryIds: ['7'],
      candidates: [{ ...drill, word: 'tools' }],
    });
    const terms = termsOf(parseQuery('dril tols'), [begun, kind]);
    expect(terms.all).toEqual([
      [
        { kind: 'lexeme', text: 'dril' },
        { kind: 'prefix', text: 'dril' },
      ],
      [
        { kind: 'lexeme', text: 'tols' },
        { kind: 'category', text: '7' },
      ],
    ]);
    expect(terms.corrected).toBe('');
  });

  test('words like "the" ask for nothing; a code is looked for as a whole and word by word', () => {
    const words = [analysis('the', { lexemes: [], isPrefix: true }), analysis('hd0101')];
    expect(termsOf(parseQuery('the'), words.slice(0, 1)).all).toEqual([]);
    const terms = termsOf(parseQuery('LPN-HD0101'), words.slice(1));
    expect(terms.all).toEqual([
      [
        { kind: 'lexeme', text: 'hd0101' },
        { kind: 'code', text: 'hd0101' },
      ],
    ]);
    expect(terms.code).toBe('hd0101');
  });
});

describe('the terms of a search while typing (R41)', () => {
  test('the last word is taken for the beginning of those that begin so', () => {
    const words = [analysis('cordless', { isKnown: true }), analysis('dri', { isPrefix: true })];
    const {
      terms,
      before,
      words: next,
    } = completionTermsOf(parseQuery('cordless dri'), words, [drill]);
    expect(terms.all).toEqual([
      [{ kind: 'lexeme', text: 'cordless' }],
      [
        { kind: 'lexeme', text: 'dri' },
        { kind: 'prefix', text: 'dri' },
      ],
    ]);
    expect([before, next]).toEqual([['cordless'], [drill]]);
  });

  test('two letters, or one after another word, may be the beginning of any word', () => {
    const begun = (text: string, words: WordAnalysis[]) =>
      completionTermsOf(parseQuery(text), words, [drill]).terms.all.at(-1);
    expect(begun('dr', [analysis('dr')])).toEqual([
      { kind: 'lexeme', text: 'dr' },
      { kind: 'prefix', text: 'dr' },
    ]);
    expect(begun('cordless d', [analysis('cordless'), analysis('d')])).toEqual([
      { kind: 'lexeme', text: 'd' },
      { kind: 'prefix', text: 'd' },
    ]);
  });

  test('a finished word is not offered as its own completion', () => {
    const words = [analysis('drill', { isKnown: true })];
    const driller = { word: 'driller', lexeme: 'driller', lots: 1 };
    const beginning = completionTermsOf(parseQuery('drill'), words, [drill, driller]);
    expect(beginning.words).toEqual([driller]);
  });

  test('three signs of a label are too few to look for its beginning', () => {
    const label = completionTermsOf(parseQuery('hd1'), [analysis('hd1')], []);
    expect(label.terms.all[0]).not.toContainEqual({ kind: 'code prefix', text: 'hd1' });
  });

  test('a letter alone stands for the commonest words that begin so', () => {
    const { terms } = completionTermsOf(parseQuery('d'), [analysis('d')], [drill]);
    expect(terms.all).toEqual([
      [
        { kind: 'lexeme', text: 'd' },
        { kind: 'lexeme', text: 'drill' },
      ],
    ]);
  });

  test('where no word begins so, the one that was correction is offered', () => {
    const words = [analysis('drlil', { candidates: [drill] })];
    expect(completionTermsOf(parseQuery('drlil'), words, []).words).toEqual([drill]);
  });

  test('the beginning of a label finds it; nothing typed finds nothing', () => {
    const label = completionTermsOf(parseQuery('hd01'), [analysis('hd01')], []);
    expect(label.terms.all[0]).toContainEqual({ kind: 'code prefix', text: 'hd01' });
    expect(completionTermsOf(parseQuery(''), [], [])).toMatchObject({ before: [], words: [] });
  });
});
