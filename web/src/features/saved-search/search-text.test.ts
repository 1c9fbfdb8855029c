import { expect, test } from 'vitest';
import { parseSearchWith, stringifySearchWith } from '@tanstack/react-router';
import { readSearchText, searchTextOf } from './search-text.ts';

// As the router of the store reads and writes addresses.
const router = {
  options: {
    parseSearch: parseSearchWith((text) => text),
    stringifySearch: stringifySearchWith(String),
  },
} as Parameters<typeof searchTextOf>[0];

test('a saved search is the query of its address, and is read back', () => {
  const search = { q: 'saw & drill', category: 'tools,garden', location: 'decatur' };
  const text = searchTextOf(router, search);
  expect(text).toBe('q=saw+%26+drill&category=tools%2Cgarden&location=decatur');
  expect(readSearchText(router, text)).toEqual(search);
});
