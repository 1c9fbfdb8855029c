import { expect, test } from 'vitest';
import { directionOf, LOT_ORDERS, nextOrder } from './lot-orders.ts';

test('a column is sorted up, down, and then no more', () => {
  expect(nextOrder('msrp', undefined)).toBe('retail');
  expect(nextOrder('msrp', 'retail')).toBe('retail_desc');
  expect(nextOrder('msrp', 'retail_desc')).toBeUndefined();
  expect(nextOrder('lpn', 'retail_desc')).toBe('lpn');
  // A column that cannot be sorted leaves the order.
  expect(nextOrder('photos', 'lpn')).toBe('lpn');
});

test('the head of a column says how the list is sorted', () => {
  expect(directionOf('floor_location', 'location')).toBe('ascending');
  expect(directionOf('floor_location', 'location_desc')).toBe('descending');
  expect(directionOf('title', 'location')).toBeNull();
  expect(directionOf('photos', 'location')).toBeUndefined();
});

test('every order can be chosen by name', () => {
  const labels = LOT_ORDERS.map(({ label }) => label);
  expect(labels).toHaveLength(16);
  expect(new Set(labels).size).toBe(16);
  expect(labels).toContain('Start price, high first');
});
