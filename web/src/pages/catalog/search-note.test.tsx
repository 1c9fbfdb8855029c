import { expect, test } from 'vitest';
import { openStage } from '../../testing/render-hook.tsx';
import { textOfHtml } from '../../testing/text-of-html.ts';
import { SearchNote } from './search-note.tsx';

const { render } = await openStage();
const FOUND = {
  corrected: '',
  expanded: [],
  dropped: [],
  price_range: { min_price: '', max_price: '' },
  searchCount: 3,
};
const note = (address: object, found: object) =>
  render(<SearchNote address={address} found={{ ...FOUND, ...found }} />);

test('nothing is said where just the typed words were searched', () => {
  expect(textOfHtml(note({ q: 'drill' }, {}))).toBe('');
});

test('a correction is named, with the way to search as typed', () => {
  const html = note({ q: 'cordles drill', page: 2 }, { corrected: 'cordless drill' });
  expect(textOfHtml(html)).toBe(
    'Showing results for cordless drill . Search instead for “cordles drill”',
  );
  expect(html).toContain('role="status"');
  expect(html).toContain('exact=1');
  expect(html).not.toContain('page=2');
  const none = note({ q: 'wether' }, { corrected: 'weather', searchCount: 0 });
  expect(textOfHtml(none)).toContain('We searched for weather');
});

test('other names and words left out are named', () => {
  const more = { expanded: ['sofa', 'sofa bed'], dropped: ['red'] };
  expect(textOfHtml(note({ q: 'red couch' }, more))).toBe(
    'Nothing matches all your words, so we left out “red”. ' +
      'Including results for “sofa” and “sofa bed”. ' +
      'Search instead for “red couch”',
  );
  expect(textOfHtml(note({ q: 'a' }, { dropped: ['x', 'y'] }))).toContain(
    'so we left out “x” and “y”.',
  );
  const none = note({ q: 'couch' }, { expanded: ['sofa'], dropped: ['red'], searchCount: 0 });
  expect(textOfHtml(none)).toBe('');
});

test('of a brand alone that no item has, it says what is shown instead', () => {
  const html = note({ q: 'Dyson' }, { expanded: ['vacuum'], dropped: ['dyson'] });
  expect(textOfHtml(html)).toBe(
    'No items match “dyson”. Showing results for “vacuum”. Search instead for “Dyson”',
  );
});

test('the prices that the words ask for are named', () => {
  const priced = (min_price: string, max_price: string) =>
    textOfHtml(note({ q: 'tv' }, { price_range: { min_price, max_price } }));
  const instead = 'Search instead for “tv”';
  expect(priced('', '50.00')).toBe(`Only items at $50.00 or less. ${instead}`);
  expect(priced('20.00', '')).toBe(`Only items at $20.00 or more. ${instead}`);
  expect(priced('20.00', '50.00')).toBe(`Only items from $20.00 to $50.00. ${instead}`);
});

test('an exact search leads back to similar items', () => {
  const html = note({ q: 'tv', exact: '1' }, {});
  expect(textOfHtml(html)).toBe('Only exact matches for “tv”. Include similar items');
  expect(html).not.toContain('exact=1');
});
