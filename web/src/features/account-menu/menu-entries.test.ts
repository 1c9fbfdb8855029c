import { expect, test } from 'vitest';
import { menuEntries } from './menu-entries.ts';

const labels = (...given: Parameters<typeof menuEntries>) =>
  menuEntries(...given).map(({ label }) => label);

test('a buyer has all account entries; with a pending receipt only Cards and Receipts', () => {
  expect(labels('buyer', 0)).toEqual([
    'My Profile',
    'Checkout QR Code',
    'Bids',
    'Watchlist',
    'Cards',
    'Receipts',
    'Notifications',
    'Credits',
    'Saved Search',
  ]);
  expect(labels('buyer', 1)).toEqual(['Cards', 'Receipts']);
});

test('sellers have their selling, staff their desk, admins their inbox', () => {
  expect(labels('seller', 0)).toEqual([
    'My Profile',
    'Today',
    'Auctions',
    'Lots',
    'Intake',
    'Reports',
  ]);
  expect(labels('staff', 0)).toEqual(['Pickup desk']);
  expect(labels('admin', 0)).toContain('Bid limit requests');
});
