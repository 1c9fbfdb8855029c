import { expect, test } from 'vitest';
import { listed } from './listed.ts';

test('names are separated by commas; an empty part is not a name', () => {
  expect(listed('Damaged, Opened Box,,')).toEqual(['Damaged', 'Opened Box']);
  expect(listed('')).toEqual([]);
});
