import { expect, test } from 'vitest';
import { parseQuery } from './parse-query.ts';

test('R41 a query is its words in the order typed, each once', () => {
  expect(parseQuery('  Drill, cordless DRILL! ').words).toEqual(['drill', 'cordless']);
  expect(parseQuery(' - ')).toEqual({ words: [], code: null, parts: [], kinds: [] });
});

test('R41 first letters with a hyphen or slash join a word that is known so', () => {
  expect(parseQuery('Wi-Fi camera').words).toEqual(['wifi', 'camera']);
  expect(parseQuery('a/c unit').words).toEqual(['ac', 'unit']);
  expect(parseQuery('in/out on-ear').words).toEqual(['in', 'out', 'on', 'ear']);
});

test('R41 an owner is said with or without an apostrophe, and a brand as it is written', () => {
  const words = (text: string) => parseQuery(text).words.join(' ');
  expect(words("kid's bike")).toBe('kids bike');
  expect(words('Women’s sneakers')).toBe('womens sneakers');
  expect(words("quokka's hut")).toBe('quokka hut');
  expect(words("Levi's jeans")).toBe('levi s jeans');
});

test('R41 what is wrong with a thing is said in either order', () => {
  const purpose = (text: string) =>
    parseQuery(text).parts.map(({ role, related }) => [role, related[0]?.join(' ')]);
  const slow = purpose('slow wifi');
  expect(slow).toHaveLength(1);
  for (const text of ['wifi slow', 'wifi is slow']) expect(purpose(text)).toEqual(slow);
});

test('R41 a query may as a whole be a code', () => {
  expect(parseQuery('LPN HD 0101').code).toBe('hd0101');
  expect(parseQuery('cordless drill').code).toBeNull();
});

const partsOfQuery = (text: string) => parseQuery(text).parts.map(({ words }) => words.join(' '));

test('R41 a word that is typed twice does not divide a task', () => {
  expect(partsOfQuery('something to listen to music')).toEqual(['to', 'listen to music']);
});

test('R41 names are understood in another order', () => {
  expect(parseQuery('sofa set outdoor').parts[0]?.same).toContainEqual(['patio', 'sofa']);
  expect(partsOfQuery('hose garden')).toEqual(['hose garden']);
  expect(parseQuery('stand tv').parts[0]?.same).toContainEqual(['tv', 'stand']);
  // "Mountain bike a" has no other words than the name, and a light desk is no desk light.
  expect(partsOfQuery('buy a mountain bike')).toEqual(['a', 'mountain bike']);
  expect(partsOfQuery('light desk')).toEqual(['light', 'desk']);
});

test('R41 a room or an activity alone means the goods for it, unless goods have the name', () => {
  const partOf = (text: string) => parseQuery(text).parts[0];
  for (const text of ['kitchen', 'gym', 'home office', 'living room', 'kitty']) {
    expect(partOf(text)).toMatchObject({ words: text.split(' '), role: 'purpose' });
  }
  expect(partOf('gym')?.related).toContainEqual(['yoga', 'mat']);
  expect(partOf('for my kids')).toMatchObject({ words: ['kids'], role: 'purpose' });
  expect(partOf('desk')?.role).toBe('goods');
});

test('at most twelve words of forty characters are searched', () => {
  const words = Array.from({ length: 13 }, (_, index) => `word${index}`);
  expect(parseQuery(words.join(' ')).words).toEqual(words.slice(0, 12));
  expect(parseQuery('é'.repeat(41)).words).toEqual(['e'.repeat(40)]);
});
