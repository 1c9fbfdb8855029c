import { expect, test } from 'vitest';
import { auctionLabel } from './auction-label.ts';

test('a choice among auctions names the pickup center', () => {
  const auction = { number: 104, title: 'Online returns', center: 'Decatur' };
  expect(auctionLabel(auction)).toBe('#104 Online returns · Decatur');
});
