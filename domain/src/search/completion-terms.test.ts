import { describe, expect, test } from 'vitest';
import { NOTHING } from '../testing/search-terms.ts';
import { begunNames, completionTermsOf, withLastCorrected } from './completion-terms.ts';
import { lookupsOf } from './lookups.ts';
import { parseQuery, type ParsedQuery } from './parse-query.ts';
import { analysesOf, type WordAnalysis } from './analyses.ts';

const drill = { word: 'drill', lexeme: 'drill', lots: 4 };

const analyse = (query: ParsedQuery, more: Record<string, Partial<WordAnalysis>>) =>
  analysesOf(
    lookupsOf(query, begunNames(query)).map(({ word }) => ({
      word,
      lexemes: [word],
      ...NOTHING,
      ...more[word],
    })),
  );

const correct = (
  text: string,
  completions: readonly (typeof drill)[],
  more: Record<string, Partial<WordAnalysis>> = {},
) => {
  const query = parseQuery(text);
  return withLastCorrected(query, analyse(query, more), completions)?.words;
};

const begin = (
  text: string,
  completions: readonly (typeof drill)[],
  more: Record<string, Partial<WordAnalysis>> = {},
) => {
  const query = parseQuery(text);
  const beginning = completionTermsOf(query, analyse(query, more), completions);
  const last = beginning.terms.all.at(-1) ?? [];
  const said = last.map((each) =>
    each.kind === 'words' ? each.lexemes.join('+') : `${each.kind}:${each.text}`,
  );
  return { ...beginning, said };
};

describe('the terms of a search while typing (R41)', () => {
  test('the last word is taken for the beginning of those that begin so', () => {
    const { said, before, words } = begin('zebra dri', [drill], { zebra: { isKnown: true } });
    expect(said).toEqual(['dri', 'prefix:dri']);
    expect([before, words]).toEqual([['zebra'], [drill]]);
  });

  test('a finished name is also found by its other names', () => {
    expect(begin('couch', [], { sofa: { isKnown: true } }).said).toEqual([
      'couch',
      'prefix:couch',
      'sofa',
    ]);
    expect(
      begin('weed wacker', [], { string: { isKnown: true }, trimmer: { isKnown: true } }).said,
    ).toContain('string+trimmer');
  });

  test('two letters, or one after another word, may be the beginning of any word', () => {
    expect(begin('dr', [drill]).said).toEqual(['dr', 'prefix:dr']);
    expect(begin('zebra d', [drill]).said).toEqual(['d', 'prefix:d']);
  });

  test('a whole word is offered only in names that have it', () => {
    const offered = (text: string) => begin(text, []).names.map((name) => name.text);
    expect(offered('mat')).toEqual(expect.arrayContaining(['yoga mat']));
    expect(offered('mat').filter((name) => !name.split(' ').includes('mat'))).toEqual([]);
    expect(offered('matc')).toEqual(['matchbox']);
    expect(offered('dyson')).not.toContain('vacuum');
  });

  test('a finished word is not offered as its own completion', () => {
    const driller = { word: 'driller', lexeme: 'driller', lots: 1 };
    expect(begin('drill', [drill, driller], { drill: { isKnown: true } }).words).toEqual([driller]);
  });

  test('a text is finished where its last word is whole, or names goods', () => {
    const finished = (text: string, more: Record<string, Partial<WordAnalysis>> = {}) =>
      begin(text, [], more).finished?.parts.map(({ words }) => words.join(' '));
    expect(finished('zebra')).toBeUndefined();
    expect(finished('zebra', { zebra: { forms: ['zebras'] } })).toEqual(['zebra']);
    expect(finished('red sandals')).toEqual(['red', 'sandals']);
    expect(finished('couc')).toBeUndefined();
    expect(finished('')).toBeUndefined();
  });

  test('a letter alone stands for the commonest words that begin so', () => {
    expect(begin('d', [drill]).said).toEqual(['d', 'drill']);
  });

  test('a word before it is suggested as it is spelled', () => {
    const { before } = begin('cordles dri', [drill], { cordles: { isPrefix: true } });
    expect(before).toEqual(['cordless']);
  });

  test('a mistyped last word is corrected where no word or name begins with it', () => {
    const near = { drlil: { candidates: [drill] } };
    expect(correct('zebra drlil', [], near)).toEqual(['zebra', 'drill']);
    expect(correct('cofee', [])).toEqual(['coffee']);
    expect(correct('drlil', [{ ...drill, word: 'drlils' }], near)).toBeUndefined();
    expect(correct('coff', [])).toBeUndefined();
    expect(correct('drlil zebra', [], { ...near, zebra: { isKnown: true } })).toBeUndefined();
    expect(correct('', [])).toBeUndefined();
  });

  test('a mistyped word before the last is searched as the one that was meant', () => {
    const near = { drlil: { candidates: [drill] } };
    const { before, terms, finished } = begin('drlil saw', [], near);
    expect(before).toEqual(['drill']);
    const meant = expect.objectContaining({ lexemes: ['drill'] });
    expect(terms.all[0]).toContainEqual(meant);
    expect(finished?.all[0]).toContainEqual(meant);
  });

  test('after "gift", people are suggested and no words of titles', () => {
    const texts = (typed: string) => begin(typed, [drill]).names.map(({ text }) => text);
    expect(texts('gift f')).toContain('gift for mom');
    expect(texts('gifts for k')).toEqual(['gifts for kids']);
    expect(begin('gift f', [drill]).words).toEqual([]);
    expect(texts('gift box')).not.toContain('gift for mom');
  });

  test('the beginning of a name of goods finds them by their other names', () => {
    const { names, terms } = begin('couc', [], { sofa: { isKnown: true } });
    expect(terms.corrected).toBe('');
    expect(names[0]?.text).toBe('couch');
    expect(names[0]?.terms.all[0]).toContainEqual(expect.objectContaining({ lexemes: ['sofa'] }));
    expect(begin('co', []).names).toEqual([]);
    expect(begin('qqx', []).names).toEqual([]);
  });

  test('the beginning of a label finds it, from four signs on; nothing typed finds nothing', () => {
    expect(begin('hd01', []).said).toContain('code prefix:hd01');
    expect(begin('hd1', []).said).not.toContain('code prefix:hd1');
    expect(begin('', [])).toMatchObject({ before: [], words: [] });
  });
});
