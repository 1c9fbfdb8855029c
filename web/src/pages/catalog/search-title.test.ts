import { expect, test } from 'vitest';
import { titleOf } from './search-title.ts';

test('S2 results have the title of their link, their words, or a general one', () => {
  expect(titleOf({ title: 'Saws', q: 'saw' })).toBe('Saws');
  expect(titleOf({ q: 'saw' })).toBe('Results for “saw”');
  expect(titleOf({})).toBe('All active items');
});
