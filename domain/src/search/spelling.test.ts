import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { editDistance, nearestWords, typingErrors, type KnownWord } from './spelling.ts';

const correctWord = <W extends KnownWord>(typed: string, known: readonly W[]): W | null =>
  nearestWords(typed, known, 1)[0] ?? null;

describe('the number of typing errors', () => {
  test.each([
    ['drill', 'drill', 0],
    ['compresor', 'compressor', 1],
    ['drilll', 'drill', 1],
    ['drell', 'drill', 1],
    ['dirll', 'drill', 1],
    ['rdill', 'drill', 1],
    ['dril\u{1f600}', 'drill', 1],
    ['dishwahser', 'dishwasher', 1],
    ['dihswahser', 'dishwasher', 2],
    ['ab', 'b', 1],
    ['', 'drill', 5],
    ['drill', '', 5],
    // A swapped pair is not changed further.
    ['ca', 'abc', 3],
    ['hte', 'then', 2],
    ['otolbx', 'toolbox', 2],
  ])('%j for %j is %i', (typed, correction, errors) => {
    expect(editDistance(typed, correction)).toBe(errors);
  });

  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 });

  test('is at most one for each letter that is added, left out, replaced or swapped', () => {
    const place = fc.nat(6);
    fc.assert(
      fc.property(word, place, fc.constantFrom('a', 'b', 'z'), (correction, at, letter) => {
        const [head, tail] = [correction.slice(0, at), correction.slice(at)];
        const swapped = tail.length < 2 ? tail : `${tail[1]}${tail[0]}${tail.slice(2)}`;
        const [added, removed] = [head + letter + tail, head + tail.slice(1)];
        for (const typed of [added, removed, head + letter + tail.slice(1), head + swapped]) {
          expect(editDistance(typed, correction)).toBe(typed === correction ? 0 : 1);
        }
      }),
    );
  });

  test('is the same in both directions, at least the difference in length, at most the longer', () => {
    fc.assert(
      fc.property(word, word, (one, other) => {
        const errors = editDistance(one, other);
        expect(editDistance(other, one)).toBe(errors);
        expect(errors).toBeGreaterThanOrEqual(Math.abs(one.length - other.length));
        expect(errors).toBeLessThanOrEqual(Math.max(one.length, other.length));
        expect(errors === 0).toBe(one === other);
      }),
    );
  });
});

describe('a mistyped word', () => {
  const known = [
    { word: 'drill', lots: 9 },
    { word: 'drink', lots: 90 },
    { word: 'grill', lots: 40 },
    { word: 'dishwasher', lots: 3 },
  ];
  const correct = (typed: string) => correctWord(typed, known)?.word ?? null;

  test('means the word with the fewest errors', () => {
    const near = [
      { word: 'blank', lots: 90 },
      { word: 'blanket', lots: 1 },
      { word: 'planket', lots: 90 },
    ];
    expect(correctWord('blankey', near)?.word).toBe('blanket');
    expect(correct('drixl')).toBe('drill');
    expect(correct('drll')).toBe('drill');
  });

  test('means, of words with as many errors, the one with its first letter', () => {
    const bench = [
      { word: 'bench', lots: 1 },
      { word: 'wench', lots: 50 },
      { word: 'french', lots: 50 },
    ];
    expect(correctWord('bencx', bench)?.word).toBe('bench');
    expect(correctWord('bxench', bench)?.word).toBe('bench');
    const power = { word: 'power', lots: 50 };
    const mower = { word: 'mower', lots: 1 };
    expect(correctWord('mpower', [power, mower])?.word).toBe('mower');
    expect(correctWord('pmower', [power, mower])?.word).toBe('power');
  });

  test('means, of words that are otherwise equal, the one on most lots, then the first', () => {
    expect(correct('drinl')).toBe('drink');
    const candidates = ['tables', 'tabled', 'tablet'].map((word) => ({ word, lots: 5 }));
    expect(correctWord('tablex', candidates)?.word).toBe('tabled');
    expect(correctWord('tablex', candidates.toReversed())?.word).toBe('tabled');
  });

  test('may have one error from four letters on, and two from seven', () => {
    expect(correct('dril')).toBe('drill');
    expect(correct('dri')).toBeNull();
    expect(correctWord('sae', [{ word: 'saw', lots: 1 }])).toBeNull();
    expect(correct('drxxl')).toBeNull();
    expect(correct('dixhwashex')).toBe('dishwasher');
    expect(correctWord('sawhors', [{ word: 'sewhorse', lots: 1 }])?.word).toBe('sewhorse');
    expect(correctWord('sawhor', [{ word: 'sewhors', lots: 1 }])).toBeNull();
    expect(correct('dixhwaxhex')).toBeNull();
    expect(correct('dishwa')).toBeNull();
  });

  test('begins with the typed letter, unless that is swapped, missing or extra', () => {
    const touch = [{ word: 'touch', lots: 9 }];
    expect(correctWord('couch', touch)).toBeNull();
    expect(correct('brill')).toBeNull();
    for (const typed of ['otuch', 'ouch', 'stouch']) {
      expect([typed, correctWord(typed, touch)?.word]).toEqual([typed, 'touch']);
    }
  });

  test('has several candidates, the nearest first', () => {
    const candidates = nearestWords('drinl', known, 2).map(({ word }) => word);
    expect(candidates).toEqual(['drink', 'drill']);
    expect(nearestWords('drinl', known, 1)).toHaveLength(1);
  });

  test('stays as it is when it is far from any word or has a digit', () => {
    for (const typed of ['telescope', 'drill5', 'dr1ll']) {
      expect([typed, correct(typed)]).toEqual([typed, null]);
    }
    expect(correctWord('drill', [])).toBeNull();
  });
});

test('a word that sounds the same is one error away', () => {
  const known = ['hammock', 'camera', 'phone', 'knife', 'wrench', 'couch'].map((word) => ({
    word,
    lots: 1,
  }));
  const nearest = (typed: string) => nearestWords(typed, known, 3).map(({ word }) => word);
  expect(['hamok', 'kamera', 'fone', 'nife', 'rench', 'tabl'].map(nearest)).toEqual([
    ['hammock'],
    ['camera'],
    ['phone'],
    ['knife'],
    ['wrench'],
    [],
  ]);
  expect([typingErrors('hamok', 'hammock'), typingErrors('hamok', 'hemmick')]).toEqual([1, 4]);
});
