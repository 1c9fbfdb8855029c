import { expect, test } from 'vitest';
import { titleOf } from './search-title.ts';

test('S2 results have the title of their link, their words, their category, or a general one', () => {
  const names = new Map([['tools', 'Tools']]);
  expect(titleOf({ title: 'Saws', q: 'saw' }, names)).toBe('Saws');
  expect(titleOf({ q: 'saw' }, names)).toBe('Results for “saw”');
  expect(titleOf({ category: 'tools' }, names)).toBe('Tools');
  expect(titleOf({ q: 'saw', category: 'tools' }, names)).toBe('Results for “saw”');
  for (const address of [{}, { category: 'gone' }])
    expect(titleOf(address, names)).toBe('All active items');
});
