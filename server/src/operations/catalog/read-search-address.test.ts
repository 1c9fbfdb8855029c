import { expect, test } from 'vitest';
import { readSearchAddress } from './read-search-address.ts';

const NOTHING = {
  searchtext: '',
  category_id: '',
  location: '',
  condition: '',
  min_price: '',
  max_price: '',
  closing: '',
  buynow: 0,
  exact: 0,
  seller: '',
  viewerId: null,
  orderby: '',
  page: 1,
  limit: 50,
};

test('reads an address of the search page as the page does', () => {
  const address =
    'q=table+saw&category=tools%2Cgarden&location=decatur&condition=Opened+Box&min=10&max=99.50' +
    '&closing=15m&buynow=1&sort=3&page=4&title=Saws&exact=1';
  expect(readSearchAddress({ address, category: 'ignored' }, 50)).toEqual({
    ...NOTHING,
    searchtext: 'table saw',
    category_id: 'tools,garden',
    location: 'decatur',
    condition: 'Opened Box',
    min_price: '10',
    max_price: '99.50',
    closing: '15m',
    buynow: 1,
    exact: 1,
  });
});

test('reads numbers in quotes as text, and ignores invalid parts', () => {
  const address = 'q=%2212%22&min=cheap&max=1e9&closing=soon&buynow=%221%22&%00=%00';
  expect(readSearchAddress({ address, category: 'tools' }, 50)).toEqual({
    ...NOTHING,
    searchtext: '12',
    category_id: 'tools',
    buynow: 1,
  });
  expect(readSearchAddress({ address: '', category: '' }, 50)).toEqual(NOTHING);
});
