import { expect, test } from 'vitest';
import { readPageAddress } from './page-address.ts';

test('reads a valid page number and falls back to the first page', () => {
  expect(readPageAddress({ page: 2 })).toEqual({ page: 2 });
  expect(readPageAddress({ page: '10000' })).toEqual({ page: 10_000 });
  for (const page of [undefined, 'two', 1, 0, -3, 2.5, 10_001]) {
    expect(readPageAddress({ page })).toEqual({});
  }
  expect(readPageAddress({ page: 1_001 }, 1_000)).toEqual({});
});
