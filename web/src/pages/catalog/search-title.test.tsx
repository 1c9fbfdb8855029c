import { expect, test } from 'vitest';
import { openStage } from '../../testing/render-hook.tsx';
import { textOfHtml } from '../../testing/text-of-html.ts';
import { NothingFound } from './nothing-found.tsx';
import { titleOf } from './search-title.ts';

test('S2 results have the title of their link, their words, or a general one', () => {
  expect(titleOf({ title: 'Saws', q: 'saw' })).toBe('Saws');
  expect(titleOf({ q: 'saw' })).toBe('Results for “saw”');
  expect(titleOf({})).toBe('All active items');
});

test('an empty result offers to clear the filters, where there are some', async () => {
  const { render } = await openStage();
  const shown = (filtered: boolean) =>
    textOfHtml(render(<NothingFound filtered={filtered} onClear={() => undefined} />));
  expect(shown(true)).toContain('Clear all filters');
  expect(shown(false)).not.toContain('Clear all filters');
  expect(shown(false)).toContain('Show all active items');
});
