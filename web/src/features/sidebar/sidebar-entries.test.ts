import { expect, test } from 'vitest';
import { sidebarOf } from './sidebar-entries.ts';

const groups = (...given: Parameters<typeof sidebarOf>) =>
  sidebarOf(...given).map(({ title, entries }) => [title, ...entries.map(({ label }) => label)]);

test('a buyer has all entries of S2, the lots that close soon, and the cart', () => {
  expect(groups('buyer', 0)).toEqual([
    ['My Account', 'Profile', 'Change Password', 'My Notifications'],
    ['My Bids', 'Closing Soon', 'All', 'Winning', 'Losing', 'Won', 'Lost'],
    ['My Payments', 'Card Details', 'My Cart'],
    ['My Receipts', 'All', 'Paid', 'Unpaid'],
    [null, 'My Watchlist', 'Expired Auctions', 'My Credits/Coupon', 'Refunds', 'My Saved Searches'],
  ]);
});

test('with a pending receipt only Card Details and My Receipts remain', () => {
  expect(groups('buyer', 1)).toEqual([[null, 'Card Details', 'My Receipts']]);
});

test('admins have no account entries, sellers their own lists, staff no sidebar', () => {
  expect(groups('admin', 0).flat()).not.toContain('My Account');
  expect(groups('seller', 0).flat()).toEqual(
    expect.arrayContaining(['Auctions', 'Lots', 'Intake', 'Templates', 'Reports', 'Payments']),
  );
  expect(groups('staff', 0)).toEqual([]);
});
