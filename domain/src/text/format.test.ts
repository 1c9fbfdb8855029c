import { expect, test } from 'vitest';
import {
  centsOf,
  countOf,
  dollars,
  dollarsOf,
  formatCount,
  labelWithCount,
  lotIdOf,
} from './format.ts';

test('amounts of the contract are shown as dollars', () => {
  expect(dollars('1234567.50')).toBe('$1,234,567.50');
  expect(dollars('-0.05')).toBe('-$0.05');
  expect(centsOf('10.07')).toBe(1007);
});

test('a malformed amount is a fault, not a price of zero', () => {
  expect(() => centsOf('ten')).toThrow(TypeError);
});

test('a count has commas, and its noun is singular for one only', () => {
  expect(countOf(0, 'item')).toBe('0 items');
  expect(countOf(1, 'item')).toBe('1 item');
  expect(countOf(1594, 'item')).toBe('1,594 items');
  expect(countOf(2, 'file has', 'files have')).toBe('2 files have');
});

test('the Lot ID loses its leading LPN and nothing else', () => {
  expect(lotIdOf('LPN-4711')).toBe('4711');
  expect(lotIdOf('LPNRR88')).toBe('RR88');
  expect(lotIdOf('A-LPN-1')).toBe('A-LPN-1');
});

test.each([
  [0, '$0.00'],
  [5, '$0.05'],
  [99_999, '$999.99'],
  [100_000, '$1,000.00'],
  [123_456_789, '$1,234,567.89'],
  [-250_075, '-$2,500.75'],
])('%i cents are written %s', (amount, written) => {
  expect(dollarsOf(amount)).toBe(written);
});

test('writes a count with commas, alone and after a label', () => {
  expect([0, 999, 1000, 1_234_567].map(formatCount)).toEqual(['0', '999', '1,000', '1,234,567']);
  expect(labelWithCount('Sold', 1300)).toBe('Sold (1,300)');
  expect(labelWithCount('Sold', 0)).toBe('Sold (0)');
  expect(labelWithCount('Sold', undefined)).toBe('Sold');
});
