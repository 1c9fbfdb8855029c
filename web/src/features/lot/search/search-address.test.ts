import { expect, test } from 'vitest';
import { readSearch, searchToKeep, toSearchInput } from './search-address.ts';

test('FIND-01 a shared address has words, sort and page', () => {
  const address = readSearch({ q: 'table saw', sort: 3, page: 2 });
  expect(address).toEqual({ q: 'table saw', sort: '3', page: 2 });
  expect(toSearchInput(address)).toMatchObject({ searchtext: 'table saw', orderby: '3', page: 2 });
});

test('a number in the address is searched for as a word', () => {
  expect(readSearch({ q: 501 })).toEqual({ q: '501' });
});

test('FIND-01 every filter, the page size and the view are part of the address', () => {
  const address = {
    q: 'saw',
    category: 'tools,garden',
    location: 'decatur',
    condition: 'Opened Box,Damaged',
    min: '5',
    max: '20.50',
    closing: '15m',
    buynow: '1',
    exact: '1',
    sort: '7',
    limit: 30,
    view: 'list',
    title: 'Saws',
  } as const;
  expect(readSearch(address)).toEqual(address);
});

test('invalid values are dropped', () => {
  expect(
    readSearch({ q: ['x'], sort: '9', page: -1, category: ' ', min: '-1', closing: '2h', more: 1 }),
  ).toEqual({});
});

test('a search is saved without page, size and view', () => {
  const query = { q: 'sofa', category: 'home', exact: '1' } as const;
  const address = { ...query, page: 3, view: 'list', limit: 30, save: '1' } as const;
  expect(searchToKeep(address)).toEqual(query);
  expect(toSearchInput(address)).toMatchObject({ exact: 1 });
  expect(toSearchInput({})).toMatchObject({ exact: 0, orderby: '' });
});
