import { expect, test } from 'vitest';
import { sortsFor } from './sorts.ts';

const valuesOf = (list: Parameters<typeof sortsFor>[0]) => sortsFor(list).map(({ value }) => value);

test('LIST-03 open lots are sorted by price or time, closed ones by price only', () => {
  expect(valuesOf('auctions')).toEqual(['', '3', '4', '1']);
  expect(valuesOf('won')).toEqual(['', '3', '4']);
  expect(valuesOf('lost')).toEqual(['', '3', '4']);
});

test('a search is also sorted by newest, most bids and biggest discount', () => {
  const labels = sortsFor('search').map(({ label }) => label);
  expect(labels.slice(4)).toEqual(['Newest', 'Most bids', 'Biggest discount']);
  expect(valuesOf('search')).toEqual(['', '3', '4', '1', '5', '6', '7']);
});
