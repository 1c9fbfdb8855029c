import { expect, test } from 'vitest';
import { readQuestion } from './question.ts';

test('R41 a question is its words in the order typed, each once', () => {
  expect(readQuestion('  Drill, cordless DRILL! ').words).toEqual(['drill', 'cordless']);
  expect(readQuestion(' - ')).toEqual({ words: [], code: null });
});

test('R41 a question may as a whole be a code', () => {
  expect(readQuestion('LPN HD 0101').code).toBe('hd0101');
  expect(readQuestion('cordless drill').code).toBeNull();
});

test('at most twelve words of forty characters are searched', () => {
  const words = Array.from({ length: 13 }, (_, index) => `word${index}`);
  expect(readQuestion(words.join(' ')).words).toEqual(words.slice(0, 12));
  expect(readQuestion('é'.repeat(41)).words).toEqual(['e'.repeat(40)]);
});
