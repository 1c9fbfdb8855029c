import { describe, expect, test } from 'vitest';
import * as time from './time.ts';

const utc = (text: string): number => Date.parse(text);

describe('New York', () => {
  test('the day there may be another than in London', () => {
    expect(time.newYorkDate(utc('2026-11-22T04:30:00Z'))).toEqual({
      year: 2026,
      month: 11,
      day: 21,
      weekday: 6,
    });
  });

  test.each([
    ['winter', { year: 2026, month: 1, day: 15, hour: 8, minute: 30 }, '2026-01-15T13:30:00Z'],
    ['summer', { year: 2026, month: 7, day: 15, hour: 8, minute: 30 }, '2026-07-15T12:30:00Z'],
    [
      'before spring',
      { year: 2026, month: 3, day: 8, hour: 1, minute: 59 },
      '2026-03-08T06:59:00Z',
    ],
    ['skipped', { year: 2026, month: 3, day: 8, hour: 2, minute: 30 }, '2026-03-08T07:30:00Z'],
    ['after spring', { year: 2026, month: 3, day: 8, hour: 3, minute: 0 }, '2026-03-08T07:00:00Z'],
    ['doubled', { year: 2026, month: 11, day: 1, hour: 1, minute: 30 }, '2026-11-01T05:30:00Z'],
    ['after autumn', { year: 2026, month: 11, day: 1, hour: 2, minute: 0 }, '2026-11-01T07:00:00Z'],
  ])('a wall clock names one instant: %s', (_, wall, instant) => {
    expect(time.newYorkInstant(wall)).toBe(utc(instant));
  });

  test('days are added on the calendar, across months and changes of the clock', () => {
    const added = time.addDays({ year: 2026, month: 10, day: 30 }, 4);
    expect(added).toEqual({ year: 2026, month: 11, day: 3 });
    expect(time.weekdayOf(added)).toBe(2);
  });

  test('LIST-14 the closing day begins with its weekday', () => {
    const noon = utc('2026-11-22T17:00:00Z');
    const week = Array.from({ length: 7 }, (_, days) =>
      time.formatGridDate(noon + time.hours(24 * days)),
    );
    expect(week).toEqual([
      'Sunday, 11/22/2026',
      'Monday, 11/23/2026',
      'Tuesday, 11/24/2026',
      'Wednesday, 11/25/2026',
      'Thursday, 11/26/2026',
      'Friday, 11/27/2026',
      'Saturday, 11/28/2026',
    ]);
  });

  test('dates as the screens write them', () => {
    const closing = utc('2024-05-24T23:05:00Z');
    expect(time.formatDate(closing)).toBe('05-24-2024');
    expect(time.formatDateTime(closing)).toBe('05-24-2024 7:05 pm');
    expect(time.formatGridDate(closing)).toBe('Friday, 05/24/2024');
    expect(time.toIso(closing)).toBe('2024-05-24T23:05:00.000Z');
    expect(time.formatClock(utc('2024-05-24T04:00:00Z'))).toBe('12:00 am');
    expect(time.formatClock(utc('2024-05-24T16:00:00Z'))).toBe('12:00 pm');
    expect(time.formatClockSeconds(utc('2024-05-24T23:05:09.900Z'))).toBe('7:05:09 pm');
  });

  test('pickup times are written as people say them', () => {
    expect(time.formatPickupTime(utc('2026-11-24T15:00:00Z'))).toBe('Tue, Nov 24, 10 am');
    expect(time.formatPickupTime(utc('2026-07-04T16:30:00Z'))).toBe('Sat, Jul 4, 12:30 pm');
    expect(time.formatPickupTime(utc('2027-01-01T05:05:00Z'))).toBe('Fri, Jan 1, 12:05 am');
    // Already the next day in London.
    expect(time.formatPickupTime(utc('2026-12-02T00:00:00Z'))).toBe('Tue, Dec 1, 7 pm');
  });

  test('a pickup window names its day once when it ends on the same day', () => {
    const starts = utc('2026-11-24T15:00:00Z');
    expect(time.formatPickupWindow(starts, utc('2026-11-27T23:00:00Z'))).toBe(
      'Tue, Nov 24, 10 am – Fri, Nov 27, 6 pm',
    );
    expect(time.formatPickupWindow(starts, utc('2026-11-24T17:30:00Z'))).toBe(
      'Tue, Nov 24, 10 am – 12:30 pm',
    );
    expect(time.formatPickupWindow(starts, utc('2027-11-24T17:30:00Z'))).toContain('– Wed, Nov 24');
  });
});

test('a short day is the one in New York', () => {
  expect(time.formatShortDay(Date.UTC(2026, 10, 23, 4, 59))).toBe('Nov 22');
  expect(time.formatShortDay(Date.UTC(2026, 10, 23, 5, 0))).toBe('Nov 23');
});

test('a month is named with its year', () => {
  expect(time.formatMonth('2026-01')).toBe('Jan 2026');
  expect(time.formatMonth('2027-12')).toBe('Dec 2027');
});
