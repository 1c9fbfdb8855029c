import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatDateTime, hours, newYorkDate, newYorkInstant } from '../time.ts';
import { postponed, scheduleOn, timingOf, weeksUntilAhead } from './auction-schedule.ts';

const october = (day: number, hour: number): number =>
  newYorkInstant({ year: 2026, month: 10, day, hour, minute: 30 });
const TIMES = {
  startsAt: october(28, 9),
  endsAt: october(30, 19),
  pickupStartsAt: october(31, 10),
};

test('a template keeps the times of day and the days after the start', () => {
  expect(timingOf(TIMES)).toEqual({
    startsMinute: 570,
    endsAfterDays: 2,
    endsMinute: 1170,
    pickupAfterDays: 3,
    pickupMinute: 630,
  });
});

test('times stay the same on the wall clock when the clocks change', () => {
  // The clocks change on November 1, 2026.
  const { startsAt, endsAt, pickupStartsAt } = postponed(TIMES, 3);
  expect([startsAt, endsAt, pickupStartsAt].map(formatDateTime)).toEqual([
    '10-31-2026 9:30 am',
    '11-02-2026 7:30 pm',
    '11-03-2026 10:30 am',
  ]);
});

test('a schedule on its own day is the original one', () => {
  const instant = fc.integer({ min: Date.UTC(2024, 0, 1) / 60_000, max: 30_000_000 });
  fc.assert(
    fc.property(instant, fc.nat(10_000), fc.nat(10_000), (minute, lasts, later) => {
      const startsAt = minute * 60_000;
      const endsAt = startsAt + lasts * 60_000;
      const times = { startsAt, endsAt, pickupStartsAt: endsAt + later * 60_000 };
      const again = scheduleOn(newYorkDate(startsAt), timingOf(times));
      // An hour that occurs twice in autumn means its first occurrence.
      for (const name of ['startsAt', 'endsAt', 'pickupStartsAt'] as const) {
        expect([0, hours(1)]).toContain(times[name] - again[name]);
      }
    }),
  );
});

test('a copy starts whole weeks later, and ahead', () => {
  const week = hours(7 * 24);
  expect(weeksUntilAhead(1000, 0)).toBe(1);
  expect(weeksUntilAhead(1000, 1000)).toBe(1);
  expect(weeksUntilAhead(1000, 1000 + week - 1)).toBe(1);
  expect(weeksUntilAhead(1000, 1000 + week)).toBe(2);
});
