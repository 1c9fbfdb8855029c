import { expect, test } from 'vitest';
import { menuEntries } from './menu-entries.ts';

const labels = (...given: Parameters<typeof menuEntries>) =>
  menuEntries(...given).map(({ label }) => label);

test('a buyer finds everything of their own; with a pending receipt only Cards and Receipts', () => {
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

test('staff find their desk, admins what they answer', () => {
  expect(labels('staff', 0)).toEqual(['Pickup desk']);
  expect(labels('admin', 0)).toContain('Bid limit requests');
});
