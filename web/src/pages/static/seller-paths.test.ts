import { expect, test } from 'vitest';
import { SELLER } from './info-pages.ts';
import { findSellerTitle } from './seller-paths.ts';

test.each([
  'auctions/open',
  'lots/sold',
  'templates',
  'product/templates',
  'reports',
  'payments/bank_details',
])('S2 the page /seller/%s has a title and a text', (path) => {
  expect(findSellerTitle(path)).toBeDefined();
  expect(SELLER[path.split('/')[0] ?? '']?.paragraphs).not.toHaveLength(0);
});

test.each(['auctions', 'lots/stolen', 'constructor', ''])('/seller/%s is no page', (path) => {
  expect(findSellerTitle(path)).toBeUndefined();
});
