import { describe, expect, test } from 'vitest';
import { readSearch } from '../../../features/lot/search/search-address.ts';
import { activeFilters, toggled, withoutFilters } from './active-filters.ts';

const names = {
  categories: new Map([['kitchen', 'Kitchen & Dining']]),
  locations: new Map([['decatur', 'Decatur, GA']]),
};

describe('the active filters', () => {
  test('have readable names', () => {
    const address = readSearch({
      q: 'kettle',
      location: 'decatur',
      category: 'kitchen,unknown',
      condition: 'Opened Box',
      min: 5,
      max: '20.50',
      closing: '24h',
      buynow: 1,
    });
    expect(activeFilters(address, names, false).map(({ text }) => text)).toEqual([
      'Decatur, GA',
      'Kitchen & Dining',
      'unknown',
      'Opened Box',
      'From $5',
      'Up to $20.50',
      'Ending in 24 hours',
      'Buy now',
    ]);
  });

  test('are removed one by one', () => {
    const address = readSearch({ q: 'kettle', category: 'kitchen,tools', max: 20 });
    const [kitchen, , price] = activeFilters(address, names, false);
    expect(readSearch(kitchen?.without ?? {})).toEqual({
      q: 'kettle',
      category: 'tools',
      max: '20',
    });
    expect(readSearch(price?.without ?? {})).toEqual({ q: 'kettle', category: 'kitchen,tools' });
  });

  test('are removed at once, without words, order and view', () => {
    const address = readSearch({
      q: 'kettle',
      sort: 3,
      view: 'list',
      location: 'decatur',
      page: 2,
    });
    expect(readSearch(withoutFilters(address))).toEqual({ q: 'kettle', sort: '3', view: 'list' });
    const exact = readSearch({ q: 'kettle', exact: 1, closing: '15m' });
    expect(readSearch(withoutFilters(exact))).toEqual({ q: 'kettle', exact: '1' });
    expect(activeFilters(exact, names, false).map(({ text }) => text)).toEqual([
      'Ending in 15 minutes',
    ]);
  });

  test('several values of a filter are combined', () => {
    expect(toggled(undefined, 'tools')).toBe('tools');
    expect(toggled('tools', 'kitchen')).toBe('tools,kitchen');
    expect(toggled('tools,kitchen', 'tools')).toBe('kitchen');
  });
});

test('beside totals a price bound says that it is a bid', () => {
  const texts = activeFilters({ min: '5', max: '20.50' }, names, true).map(({ text }) => text);
  expect(texts).toEqual(['From $5 bid', 'Up to $20.50 bid']);
});
