import { describe, expect, test } from 'vitest';
import * as money from './money.ts';

describe('R1 money', () => {
  test.each([
    [1_000, 1_700, 170],
    [1_003, 1_700, 171],
    [25, 200, 1],
    [24, 200, 0],
    [-25, 200, -1],
    [-24, 200, 0],
    [9_007_199_254_740_991, 10_000, 9_007_199_254_740_991],
  ])('R1 %i cents at %i basis points is %i cents, half up', (cents, bps, portion) => {
    expect(money.portionOf(cents, bps)).toBe(portion);
  });

  test('R26 a minimum rounds up if there is a remainder', () => {
    expect(money.portionOfUp(1_001, 2_500)).toBe(251);
    expect(money.portionOfUp(1_000, 2_500)).toBe(250);
    expect(money.portionOfUp(1, 2_500)).toBe(1);
  });

  test('R1 only whole, safe cents are money', () => {
    for (const cents of [0.5, Number.NaN, Infinity, 2 ** 53]) {
      expect(() => money.assertCents(cents)).toThrow(RangeError);
    }
    expect(() => money.portionOf(Number.MAX_SAFE_INTEGER, 20_000)).toThrow(RangeError);
  });

  test('R1 a split distributes every cent, and parts without weight get none', () => {
    expect(money.splitToTheCent(100, [1, 1, 1])).toEqual([33, 34, 33]);
    expect(money.splitToTheCent(5, [0, 1])).toEqual([0, 5]);
    expect(() => money.splitToTheCent(5, [0])).toThrow('a split needs a weight above zero');
    expect(() => money.splitToTheCent(5, [])).toThrow('a split needs a weight above zero');
    expect(() => money.splitToTheCent(5, [2, -1])).toThrow('a weight is never negative');
    expect(() => money.splitToTheCent(0.5, [1])).toThrow('not a whole number of cents');
  });

  test.each([
    [0, '0.00'],
    [5, '0.05'],
    [1_234, '12.34'],
    [-7, '-0.07'],
    [100_000_000, '1000000.00'],
  ])('R1 %i cents are written %s', (cents, text) => {
    expect(money.toDecimal(cents)).toBe(text);
  });

  test.each([
    ['12.34', 1_234],
    ['12', 1_200],
    ['12.', 1_200],
    ['.5', 50],
    [' 7.5 ', 750],
    ['0', 0],
    ['', null],
    ['.', null],
    ['-1', null],
    ['1,5', null],
    ['1.234', null],
    ['1e3', null],
    ['99999999999999999', null],
  ])('R10 %j parses as %j cents', (text, cents) => {
    expect(money.fromDecimal(text)).toBe(cents);
  });
});
