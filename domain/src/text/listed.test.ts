import { expect, test } from 'vitest';
import { listed } from './listed.ts';

test('names stand between commas; nothing between them is no name', () => {
  expect(listed('Damaged, Opened Box,,')).toEqual(['Damaged', 'Opened Box']);
  expect(listed('')).toEqual([]);
});
