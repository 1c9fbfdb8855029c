import { describe, expect, test } from 'vitest';
import { countTypingErrors, correctWord } from './typing-errors.ts';

test('a letter missing, too many, wrong, or two swapped is one typing error each', () => {
  expect(countTypingErrors('compresor', 'compressor')).toBe(1);
  expect(countTypingErrors('drilll', 'drill')).toBe(1);
  expect(countTypingErrors('drell', 'drill')).toBe(1);
  expect(countTypingErrors('dirll', 'drill')).toBe(1);
  expect(countTypingErrors('', 'drill')).toBe(5);
});

describe('a mistyped word', () => {
  const known = [
    { word: 'drill', lots: 9 },
    { word: 'drink', lots: 90 },
    { word: 'grill', lots: 40 },
    { word: 'dishwasher', lots: 3 },
  ];
  const correct = (typed: string) => correctWord(typed, known)?.word ?? null;

  test('means the word with the fewest errors, begun with the same letter, on most lots', () => {
    expect(correct('drll')).toBe('drill');
    expect(correct('brill')).toBe('grill');
    expect(correct('drixl')).toBe('drill');
    expect(correct('dihswashr')).toBe('dishwasher');
  });

  test('stays as it is when it is short, far from any word, or has a digit', () => {
    for (const typed of ['dri', 'telescope', 'drill5', 'drxxl']) {
      expect([typed, correct(typed)]).toEqual([typed, null]);
    }
  });
});
