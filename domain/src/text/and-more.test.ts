import { expect, test } from 'vitest';
import { andMore } from './and-more.ts';

test.each([
  [1, 'Pie funnel'],
  [2, 'Pie funnel and 1 more item'],
  [3, 'Pie funnel and 2 more items'],
])('%s items are named "%s"', (count, text) => {
  expect(andMore('Pie funnel', count)).toBe(text);
});
