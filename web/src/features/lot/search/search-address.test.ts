import { expect, test } from 'vitest';
import { readSearch, searchToKeep, toSearchInput } from './search-address.ts';

test('FIND-01 a shared address keeps words, sort and page', () => {
  const address = readSearch({ q: 'table saw', sort: 3, page: 2 });
  expect(address).toEqual({ q: 'table saw', sort: '3', page: 2 });
  expect(toSearchInput(address)).toMatchObject({ searchtext: 'table saw', orderby: '3', page: 2 });
});

test('a number in the address is still a word to search for', () => {
  expect(readSearch({ q: 501 })).toEqual({ q: '501' });
});

test('FIND-01 every filter, the size of a page and the view are part of the address', () => {
  const address = {
    q: 'saw',
    category: 'tools,garden',
    location: 'decatur',
    condition: 'Opened Box,Damaged',
    min: '5',
    max: '20.50',
    closing: '24h',
    buynow: '1',
    limit: 30,
    view: 'list',
    title: 'Saws',
  } as const;
  expect(readSearch(address)).toEqual(address);
});

test('what makes no sense is left out', () => {
  expect(
    readSearch({ q: ['x'], sort: '9', page: -1, category: ' ', min: '-1', closing: '2h', more: 1 }),
  ).toEqual({});
});

test('a search is kept without how its results were shown', () => {
  const address = { q: 'sofa', category: 'home', page: 3, view: 'list', limit: 30 } as const;
  expect(searchToKeep(address)).toEqual({ q: 'sofa', category: 'home' });
});
