import { isZipPrefix } from '@hammerdock/domain/places/zip-prefixes.ts';
import { expect, test } from 'vitest';
import { zipCodes } from './zip-codes.ts';

/** Puerto Rico and other islands, and the armed forces, whose codes are not in the table. */
const NOT_IN_TABLE = /^(?:00[6-9]|09[0-8]|340|96[2-69])$/;

test('the prefixes that are refused are those of no known ZIP code', () => {
  const prefixes = Array.from({ length: 1000 }, (_, index) => String(index).padStart(3, '0'));
  const isKnown = (prefix: string): boolean =>
    Array.from({ length: 100 }, (_, index) => prefix + String(index).padStart(2, '0')).some(
      (zip) => zipCodes().find(zip) !== undefined,
    );
  const expected = prefixes.filter((prefix) => isKnown(prefix) || NOT_IN_TABLE.test(prefix));
  expect(prefixes.filter(isZipPrefix)).toEqual(expected);
});
