import { expect, test } from 'vitest';
import { openStage } from '../../../testing/render-hook.tsx';
import { sampleLot } from '../../../testing/sample-lot.ts';
import { textOfHtml } from '../../../testing/text-of-html.ts';
import { FilterChips } from './filter-chips.tsx';
import { Filters } from './filters.tsx';

const guest = await openStage();
const { render } = guest;
const names = {
  categories: new Map([
    ['tools', 'Tools'],
    ['garden', 'Garden'],
  ]),
  locations: new Map([['decatur', 'Decatur, GA']]),
};
const facets = {
  category: { tools: 3 },
  condition: { Damaged: 2 },
  location: { decatur: 5 },
};
const ignore = () => undefined;
const lots = [sampleLot(), sampleLot({ tax_bps: 600 })];
const shown = (address: object, stage = guest) =>
  stage.render(
    <Filters address={address} facets={facets} names={names} lots={lots} onChange={ignore} />,
  );
/** The choices that are checked. */
const checked = (html: string) =>
  [
    ...html.matchAll(
      /<input[^>]*checked=""[^>]*id="([^"]+)"|<input[^>]*id="([^"]+)"[^>]*checked=""/g,
    ),
  ]
    .map(
      ([, one, other]) =>
        new RegExp(`for="${one ?? other}"[^>]*>(.*?)</label>`).exec(html)?.[1] ?? '',
    )
    .map((label) => textOfHtml(label));

test('FIND-01 each filter has its choices with the number of results', () => {
  const text = textOfHtml(shown({}));
  const parts = ['Decatur, GA 5', 'Tools 3', 'Damaged 2', 'Ending in 24 hours', 'Buy now only'];
  for (const part of parts) expect(text).toContain(part);
});

test('a choice without results is hidden, unless it is active', () => {
  expect(textOfHtml(shown({}))).not.toContain('Garden');
  expect(textOfHtml(shown({ category: 'garden' }))).toContain('Garden 0');
});

test('the filters of the address are checked, and without one all lots are shown', () => {
  expect(checked(shown({}))).toEqual(['All locations', 'Any time']);
  const address = { location: 'decatur', category: 'tools', condition: 'Damaged', closing: '24h' };
  expect(checked(shown(address)).toSorted()).toEqual([
    'Damaged 2',
    'Decatur, GA 5',
    'Ending in 24 hours',
    'Tools 3',
  ]);
});

test('filters are inert until hydration, because a choice would be lost', () => {
  expect(shown({})).toContain('inert=""');
});

test('each active filter can be removed, and all of them', () => {
  const chips = (active: Parameters<typeof FilterChips>[0]['active']) =>
    render(<FilterChips active={active} onChange={ignore} onClear={ignore} />);
  const html = chips([{ text: 'Tools', without: {} }]);
  expect(html).toContain('aria-label="Remove the filter Tools"');
  expect(textOfHtml(html)).toContain('Clear all');
  expect(textOfHtml(chips([]))).toBe('');
});

test('the price filter compares bids, and shows a viewer of totals what each bound costs', async () => {
  const address = { min: '20', max: '50' };
  const bids = textOfHtml(shown(address));
  expect(bids).toContain('Price (bid)');
  expect(bids).not.toContain('total');
  const viewer = await openStage({ user: { role: 'buyer', total_prices: 1 } });
  const totals = textOfHtml(shown(address, viewer));
  expect(totals).toContain('Price (bid)');
  expect(totals).toContain('Filters by bid, before premium, tax, and fee.');
  expect(totals).toContain('$20.00 bid = $24.80 to $25.27 total');
  expect(totals).toContain('$50.00 bid = $62.01 to $63.18 total');
});
