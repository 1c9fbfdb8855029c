import { describe, expect, test } from 'vitest';
import { keepsLimit, limitIn } from './limits.ts';
import { parseQuery } from './parse-query.ts';

const limit = (text: string) => {
  const found = parseQuery(text).parts.find(({ role }) => role === 'limit')?.limit;
  return found === undefined ? null : [found.unit, found.least, found.most, found.isIncluded];
};
const keeps = (text: string, title: string): boolean => {
  const found = limitIn(text.split(' '))?.limit;
  return found !== undefined && keepsLimit(title, found);
};

describe('a limit', () => {
  test.each([
    ['tv under 40 inches', ['inch', 0, 40, false]],
    ['tv under 40"', ['inch', 0, 40, false]],
    ['cooler at least 40 quarts', ['quart', 40, Infinity, true]],
    ['cooler up to 40qt', ['quart', 0, 40, true]],
    ['tv bigger than 50', ['inch', 50, Infinity, false]],
    ['ladder taller than 20 feet', ['inch', 240, Infinity, false]],
    ['freezer under 10 cubic feet', ['cubic feet', 0, 10, false]],
    ['laptop under $1,500', ['dollar', 0, 1500, false]],
    ['laptop under 300', ['dollar', 0, 300, false]],
    ['laptop between 200 and 500 dollars', ['dollar', 200, 500, true]],
  ])('of %j is %j', (text, expected) => {
    expect(limit(text)).toEqual(expected);
  });

  test('is none without an amount, or of an age', () => {
    for (const text of ['under armour', 'over the range microwave', 'over ear', 'toys under 5']) {
      expect([text, limit(text)]).toEqual([text, null]);
    }
    expect(limit('between jobs')).toBeNull();
  });

  test('takes in the side that is measured', () => {
    expect(limitIn('under 50 inches wide'.split(' '))?.length).toBe(4);
    expect(limitIn('under 50 dollars wide'.split(' '))?.length).toBe(3);
  });

  test('is met by the greatest size of a title, in the same unit', () => {
    expect(keeps('under 40 inches', 'Smart television, 32 inch')).toBe(true);
    expect(keeps('under 40 inches', 'Smart television, 55 inch')).toBe(false);
    expect(keeps('under 40 inches', 'Smart television')).toBe(false);
    expect(keeps('under 40 inches', 'Cooler, 32 quarts')).toBe(false);
    expect(keeps('up to 6 feet', 'Area rug, 5 by 7 feet')).toBe(false);
    expect(keeps('up to 7 feet', 'Area rug, 5 by 7 feet')).toBe(true);
    expect(keeps('under 7 feet', 'Area rug, 5 by 7 feet')).toBe(false);
    expect(keeps('at least 5 feet', 'Mirror, 65 inch')).toBe(true);
  });
});
