import { expect, test } from 'vitest';
import { parseQuery } from '../parse-query.ts';
import { groups } from './groups.ts';
import { meaningOf } from './vocabulary.ts';

const related = (text: string) =>
  meaningOf(text.split(' '))?.related.map((name) => name.join(' ')) ?? [];

test('R41 a group is named before and behind its owner', () => {
  for (const text of ['dog stuff', 'dog supplies', 'stuff for my dog', 'things for dogs']) {
    expect([text, related(text)]).toEqual([text, expect.arrayContaining(['dog bed', 'leash'])]);
  }
  expect(meaningOf(['car', 'gear'])?.slugs).toEqual(['automotive']);
});

test('R41 the goods that a group means most come first', () => {
  expect(related('power tools')[0]).toBe('drill');
  expect(related('living room furniture')[0]).toBe('sofa');
});

test('R41 a problem finds what solves it', () => {
  expect(related('damp basement')).toContain('dehumidifier');
  expect(parseQuery('snoring').parts[0]?.role).toBe('purpose');
});

test('every group has goods, and names of up to five words', () => {
  const all = groups();
  expect(all.filter(({ goods, tasks }) => goods.length === 0 || tasks.length === 0)).toEqual([]);
  expect(all.flatMap(({ tasks }) => tasks).filter((task) => task.length > 5)).toEqual([]);
});

test('toys for children are all toys', () => {
  for (const text of ['toys for boys', 'girls toys', 'toys for kids', 'toddler toys']) {
    expect([text, meaningOf(text.split(' '))?.slugs]).toEqual([text, ['toys']]);
  }
});
