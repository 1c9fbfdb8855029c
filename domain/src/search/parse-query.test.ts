import { expect, test } from 'vitest';
import { parseQuery } from './parse-query.ts';

test('R41 a query is its words in the order typed, each once', () => {
  expect(parseQuery('  Drill, cordless DRILL! ').words).toEqual(['drill', 'cordless']);
  expect(parseQuery(' - ')).toEqual({ words: [], code: null, parts: [], kinds: [] });
});

test('R41 a query may as a whole be a code', () => {
  expect(parseQuery('LPN HD 0101').code).toBe('hd0101');
  expect(parseQuery('cordless drill').code).toBeNull();
});

test('at most twelve words of forty characters are searched', () => {
  const words = Array.from({ length: 13 }, (_, index) => `word${index}`);
  expect(parseQuery(words.join(' ')).words).toEqual(words.slice(0, 12));
  expect(parseQuery('é'.repeat(41)).words).toEqual(['e'.repeat(40)]);
});

test('the last word may begin the name of what is before it', () => {
  const namesOf = (text: string) =>
    parseQuery(text).parts.flatMap(({ same }) => same.map((name) => name.join(' ')));
  expect(namesOf('sofa set outdoor')).toContain('outdoor sofa set');
  expect(namesOf('bike kids')).toContain('kids bike');
  // A word for how goods look is followed by them.
  expect(namesOf('light desk')).not.toContain('desk light');
});
