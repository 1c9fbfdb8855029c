import { expect, test } from 'vitest';
import { isIsoDay, isIsoMonth } from './iso-dates.ts';

test('a day in an address must exist', () => {
  expect(isIsoDay('2028-02-29')).toBe(true);
  for (const value of ['2027-02-29', '2026-13-01', '1999-01-01', '2026-1-1', '', 20261124]) {
    expect(isIsoDay(value), String(value)).toBe(false);
  }
});

test('a month in an address has a year of this century', () => {
  expect(isIsoMonth('2026-11')).toBe(true);
  for (const value of ['2026-13', '2026-00', '1999-12', '2026-11-24', undefined]) {
    expect(isIsoMonth(value), String(value)).toBe(false);
  }
});
