import { expect, test } from 'vitest';
import { openStage, type Setting } from '../../testing/render-hook.tsx';
import { textOfHtml } from '../../testing/text-of-html.ts';
import { NothingFound } from './nothing-found.tsx';

const HELP = {
  understood: ['roadwise', 'compressor'],
  searches: [{ text: 'compressor', lots: 1 }],
  categories: [{ category_id: 'tools', name: 'Tools & Hardware', lots: 20 }],
  related: true,
};

async function show(more: Partial<Parameters<typeof NothingFound>[0]>, setting: Setting = {}) {
  const { render } = await openStage(setting);
  const props = { address: {}, help: null, filtered: false, onClear: () => undefined, ...more };
  const html = render(<NothingFound {...props} />);
  return { html, text: textOfHtml(html) };
}

test('an empty result offers to clear the filters, where there are some', async () => {
  const filtered = await show({ filtered: true });
  expect(filtered.text).toContain('Clear all filters');
  expect(filtered.text).toContain('No items match all of these filters.');
  const leftOut = await show({ filtered: true, dropped: ['system'] });
  expect(leftOut.text).toContain('Some match without “system”, but not with all of these');
  const { text } = await show({});
  expect(text).not.toContain('Clear all filters');
  expect(text).toContain('Show all active items');
});

test('an empty category is named, and is no filter to clear', async () => {
  const { text } = await show({ filtered: true, category: 'Furniture' });
  expect(text).toContain('Nothing in Furniture right now');
  expect(text).not.toContain('filters');
  expect(text).toContain('Show all active items');
});

test('it says what was understood, and offers its parts and categories', async () => {
  const { html, text } = await show({ address: { q: 'roadwise compressor' }, help: HELP });
  expect(text).toContain('No item matches “roadwise” and “compressor” together.');
  expect(html).toContain('/search?q=compressor');
  expect(html).toContain('/search?category=tools');
  expect(text).toContain('Related categories');
  const one = { ...HELP, understood: ['plug', 'heater'], searches: [], related: false };
  const alone = await show({ address: { q: ' plug in heater' }, help: one });
  expect(alone.text).toContain('We have no items for “plug in heater” right now.');
  expect(alone.text).toContain('Popular categories');
  expect(alone.text).not.toContain('Try instead');
});

/** A buyer who has saved the search for guitars, with or without emails, or not at all. */
function savedBefore(...mails: readonly (0 | 1)[]): Setting {
  const savedSearchList = mails.map((mail) => ({ mail }));
  const answer = { savedSearchList, savedSearchCount: mails.length };
  const key = ['savedSearches.getSavedSearch', { searchtext: 'q=guitar' }];
  return { user: { role: 'buyer' }, cached: [[key, answer]] };
}

test('a buyer with an alert reads so, and manages it', async () => {
  const address = { q: 'guitar', save: '1' } as const;
  const alerted = await show({ address }, savedBefore(1));
  expect(alerted.text).toContain('You’ll get an email when one arrives.');
  expect(alerted.html).toContain('href="/saved_search"');
  expect(alerted.text).not.toContain('Email me when one arrives');
  const silent = await show({ address }, savedBefore(0));
  expect(silent.text).toContain('Email me when one arrives');
  const loading = await show({ address }, { user: { role: 'buyer' } });
  // Its place stays empty, so that nothing moves.
  expect(loading.html).toMatch(/visibility:hidden[^>]*>.*Email me when one arrives/s);
});

test('a buyer saves the search, a guest after signing in, others not', async () => {
  const address = { q: 'guitar' };
  const buyer = await show({ address }, savedBefore());
  expect(buyer.html).toContain('/search?q=guitar&amp;save=1');
  const guest = await show({ address });
  const to = encodeURIComponent('/search?q=guitar&save=1');
  expect(guest.html).toContain(`/login?referer=${to}`);
  expect((await show({ address }, { user: { role: 'seller' } })).html).not.toContain('save=1');
});
