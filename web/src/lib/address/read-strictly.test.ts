import { expect, test } from 'vitest';
import { readStrictly } from './read-strictly.ts';

const read = readStrictly(({ page }) => (page === 2 ? { page } : {}));

test('rejected values are overwritten, because the router would merge them back', () => {
  expect(read({ page: -1, more: 'x' })).toEqual({ page: undefined, more: undefined });
  expect(Object.keys(read({ page: -1 }))).toEqual(['page']);
});

test('accepted values and the lot of the drawer remain', () => {
  expect(read({ page: 2, lot: 'kettle' })).toEqual({ page: 2 });
  expect(Object.keys(read({ lot: 'kettle' }))).toEqual([]);
});
