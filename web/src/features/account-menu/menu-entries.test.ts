import { expect, test } from 'vitest';
import { menuEntries } from './menu-entries.ts';

const labels = (...given: Parameters<typeof menuEntries>) =>
  menuEntries(...given).map(({ label }) => label);

test('with a pending receipt only Cards and Receipts remain', () => {
  expect(labels('buyer', 0)).toContain('Bids');
  expect(labels('buyer', 1)).toEqual(['Cards', 'Receipts']);
});

test('staff find their desk', () => {
  expect(labels('staff', 0)).toEqual(['Pickup desk']);
});
