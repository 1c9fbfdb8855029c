import { expect, test } from 'vitest';
import { toIso } from '../time.ts';
import {
  dayOf,
  endOfDay,
  monthOf,
  nextMonth,
  readDay,
  readMonth,
  showDay,
  startOfDay,
  writeDay,
  writeMonth,
} from './calendar.ts';

test('a day of the books begins at midnight in New York, also where the clock changes', () => {
  expect(toIso(startOfDay(readDay('2026-11-24')))).toBe('2026-11-24T05:00:00.000Z');
  expect(toIso(startOfDay(readDay('2026-03-08')))).toBe('2026-03-08T05:00:00.000Z');
  expect(toIso(endOfDay(readDay('2026-03-08')))).toBe('2026-03-09T04:00:00.000Z');
  expect(toIso(endOfDay(readDay('2026-12-31')))).toBe('2027-01-01T05:00:00.000Z');
});

test('a day is shown as MM-DD-YYYY', () => {
  expect(showDay('2026-03-08')).toBe('03-08-2026');
});

test('an instant belongs to the day and month of New York', () => {
  const lateEvening = Date.parse('2026-12-01T04:59:59Z');
  expect(writeDay(dayOf(lateEvening))).toBe('2026-11-30');
  expect(writeMonth(monthOf(lateEvening))).toBe('2026-11');
  expect(writeDay(monthOf(lateEvening + 1000))).toBe('2026-12-01');
});

test('the month after December is January of the next year', () => {
  expect(writeMonth(nextMonth(readMonth('2026-11')))).toBe('2026-12');
  expect(writeMonth(nextMonth(readMonth('2026-12')))).toBe('2027-01');
});

test('a text that is not a day is refused', () => {
  expect(() => readDay('soon')).toThrow('not a day: soon');
});
