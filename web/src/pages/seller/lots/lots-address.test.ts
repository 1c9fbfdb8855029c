import { expect, test } from 'vitest';
import { readLotsAddress } from './lots-address.ts';

test('reads filters and the page, and leaves out what is invalid', () => {
  const all = { page: 2, text: 'lamp', auction: 'stock', only: 'price', sort: 'lpn_desc' };
  expect(readLotsAddress(all)).toEqual(all);
  expect(readLotsAddress({ page: 1, text: '', auction: 7, only: 'x', sort: 'newest' })).toEqual({});
});
