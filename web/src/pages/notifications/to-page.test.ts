import { expect, test } from 'vitest';
import { toPage } from './to-page.ts';

test.each([
  ['/productView/kettle', '/productView/kettle', {}],
  ['/search?q=%22tea%20pot%22&page=2', '/search', { q: '"tea pot"', page: '2' }],
  ['/', '/', {}],
  ['//evil.example/page', '/', {}],
])('%s is a link of the router', (path, to, search) => {
  expect(toPage(path)).toEqual({ to, search });
});
