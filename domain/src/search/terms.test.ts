import { describe, expect, test } from 'vitest';
import { readQuestion } from './question.ts';
import { termsOf, termsOfBeginning, type WordReading } from './terms.ts';

const reading = (word: string, more: Partial<WordReading> = {}): WordReading => ({
  word,
  lexemes: [word],
  isKnown: false,
  isBeginning: false,
  alike: [],
  categoryIds: [],
  ...more,
});

const drill = { word: 'drill', lexeme: 'drill', lots: 4 };

describe('the terms of a search (R41)', () => {
  test('a lot must have every word that is known', () => {
    const terms = termsOf(readQuestion('Cordless drills'), [
      reading('cordless', { isKnown: true }),
      reading('drills', { isKnown: true, lexemes: ['drill'] }),
    ]);
    expect(terms.all).toEqual([
      [{ kind: 'lexeme', text: 'cordless' }],
      [{ kind: 'lexeme', text: 'drill' }],
    ]);
    expect([terms.code, terms.corrected]).toEqual([null, '']);
  });

  test('corrects a mistyped word, returns the correction and also searches it as typed', () => {
    const words = [reading('cordless', { isKnown: true }), reading('drlil', { alike: [drill] })];
    const terms = termsOf(readQuestion('cordless drlil'), words);
    expect(terms.all[1]).toEqual([
      { kind: 'lexeme', text: 'drlil' },
      { kind: 'lexeme', text: 'drill' },
    ]);
    expect(terms.corrected).toBe('cordless drill');
  });

  test('does not correct the beginning of a word or the name of a kind', () => {
    const begun = reading('dril', { isBeginning: true, alike: [drill] });
    const kind = reading('tols', { categoryIds: ['7'], alike: [{ ...drill, word: 'tools' }] });
    const terms = termsOf(readQuestion('dril tols'), [begun, kind]);
    expect(terms.all).toEqual([
      [
        { kind: 'lexeme', text: 'dril' },
        { kind: 'beginning', text: 'dril' },
      ],
      [
        { kind: 'lexeme', text: 'tols' },
        { kind: 'category', text: '7' },
      ],
    ]);
    expect(terms.corrected).toBe('');
  });

  test('words like "the" ask for nothing; a code is looked for as a whole and word by word', () => {
    const words = [reading('the', { lexemes: [], isBeginning: true }), reading('hd0101')];
    expect(termsOf(readQuestion('the'), words.slice(0, 1)).all).toEqual([]);
    const terms = termsOf(readQuestion('LPN-HD0101'), words.slice(1));
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
    const words = [reading('cordless', { isKnown: true }), reading('dri', { isBeginning: true })];
    const {
      terms,
      before,
      words: next,
    } = termsOfBeginning(readQuestion('cordless dri'), words, [drill]);
    expect(terms.all).toEqual([
      [{ kind: 'lexeme', text: 'cordless' }],
      [
        { kind: 'lexeme', text: 'dri' },
        { kind: 'beginning', text: 'dri' },
      ],
    ]);
    expect([before, next]).toEqual([['cordless'], [drill]]);
  });

  test('two letters, or one after another word, may be the beginning of any word', () => {
    const begun = (text: string, words: WordReading[]) =>
      termsOfBeginning(readQuestion(text), words, [drill]).terms.all.at(-1);
    expect(begun('dr', [reading('dr')])).toEqual([
      { kind: 'lexeme', text: 'dr' },
      { kind: 'beginning', text: 'dr' },
    ]);
    expect(begun('cordless d', [reading('cordless'), reading('d')])).toEqual([
      { kind: 'lexeme', text: 'd' },
      { kind: 'beginning', text: 'd' },
    ]);
  });

  test('a finished word is not offered as its own completion', () => {
    const words = [reading('drill', { isKnown: true })];
    const driller = { word: 'driller', lexeme: 'driller', lots: 1 };
    const beginning = termsOfBeginning(readQuestion('drill'), words, [drill, driller]);
    expect(beginning.words).toEqual([driller]);
  });

  test('three signs of a label are too few to look for its beginning', () => {
    const label = termsOfBeginning(readQuestion('hd1'), [reading('hd1')], []);
    expect(label.terms.all[0]).not.toContainEqual({ kind: 'beginning of code', text: 'hd1' });
  });

  test('a letter alone stands for the commonest words that begin so', () => {
    const { terms } = termsOfBeginning(readQuestion('d'), [reading('d')], [drill]);
    expect(terms.all).toEqual([
      [
        { kind: 'lexeme', text: 'd' },
        { kind: 'lexeme', text: 'drill' },
      ],
    ]);
  });

  test('where no word begins so, the one that was meant is offered', () => {
    const words = [reading('drlil', { alike: [drill] })];
    expect(termsOfBeginning(readQuestion('drlil'), words, []).words).toEqual([drill]);
  });

  test('the beginning of a label finds it; nothing typed finds nothing', () => {
    const label = termsOfBeginning(readQuestion('hd01'), [reading('hd01')], []);
    expect(label.terms.all[0]).toContainEqual({ kind: 'beginning of code', text: 'hd01' });
    expect(termsOfBeginning(readQuestion(''), [], [])).toMatchObject({ before: [], words: [] });
  });
});
