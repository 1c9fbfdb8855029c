import { expect, test } from 'vitest';
import { sortsFor } from './sorts.ts';

const valuesOf = (list: Parameters<typeof sortsFor>[0]) => sortsFor(list).map(({ value }) => value);

test('LIST-03 open lots are sorted by price or time, closed ones by price only', () => {
  expect(valuesOf('search')).toEqual(['', '3', '4', '1']);
  expect(valuesOf('won')).toEqual(['', '3', '4']);
  expect(valuesOf('lost')).toEqual(['', '3', '4']);
});
