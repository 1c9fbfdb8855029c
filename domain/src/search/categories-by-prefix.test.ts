import { expect, test } from 'vitest';
import { CATEGORIES } from '../catalog/categories.ts';
import { categoriesByPrefix } from './categories-by-prefix.ts';

const kinds = (...words: string[]) => categoriesByPrefix(words, CATEGORIES).map(({ slug }) => slug);

test('a kind of goods is suggested by prefixes of its words, in any order', () => {
  expect(kinds('ga')).toEqual(['toys', 'garden']);
  expect(kinds('garden', 'la')).toEqual(['garden']);
  expect(kinds('garden', 'zebra')).toEqual([]);
  expect(kinds('zebra')).toEqual([]);
});
