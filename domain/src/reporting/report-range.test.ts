import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { writeDay } from '../accounting/calendar.ts';
import { addDays } from '../time.ts';
import {
  bucketsOf,
  countDays,
  PRESET_NAMES,
  previousRange,
  rangeOfPreset,
  type DayRange,
} from './report-range.ts';
import { RANGE_PRESETS } from './range-presets.ts';

const write = ({ from, to }: DayRange): string => `${writeDay(from)} ${writeDay(to)}`;
/** 9:30 pm on November 24 in New York; the next day in UTC. */
const EVENING = Date.parse('2026-11-24T21:30:00-05:00');

const ranges = fc
  .tuple(fc.nat({ max: 3000 }), fc.integer({ min: 1, max: 366 }))
  .map(([start, days]): DayRange => {
    const from = addDays({ year: 2024, month: 1, day: 1 }, start);
    return { from, to: addDays(from, days - 1) };
  });

describe('the days of a report', () => {
  test('are those of New York, and today counts', () => {
    expect(RANGE_PRESETS.map((preset) => write(rangeOfPreset(preset, EVENING)))).toEqual([
      '2026-11-18 2026-11-24',
      '2026-10-26 2026-11-24',
      '2026-08-27 2026-11-24',
      '2026-11-01 2026-11-24',
      '2026-10-01 2026-10-31',
      '2025-11-25 2026-11-24',
    ]);
  });

  test('are compared with as many days before them', () => {
    const before = previousRange(rangeOfPreset('7d', EVENING));
    expect(write(before)).toBe('2026-11-11 2026-11-17');
  });

  test('are rows of days, weeks or months by their number', () => {
    const labels = (preset: 'month' | '90d' | '12m') =>
      bucketsOf(rangeOfPreset(preset, EVENING)).map(({ label }) => label);
    expect(labels('month').slice(0, 2)).toEqual(['Nov 1', 'Nov 2']);
    expect(labels('90d').slice(0, 2)).toEqual(['Aug 27 – Sep 2', 'Sep 3 – Sep 9']);
    expect(labels('12m')).toHaveLength(13);
    expect(labels('12m').slice(-2)).toEqual(['Oct 2026', 'Nov 2026']);
  });

  test('are rows of days up to 31, of weeks up to 182, of whole months after that', () => {
    const lengths = (days: number) => {
      const from = { year: 2026, month: 1, day: 15 };
      return bucketsOf({ from, to: addDays(from, days - 1) }).map(countDays);
    };
    expect(new Set(lengths(31))).toEqual(new Set([1]));
    expect(lengths(32)).toEqual([7, 7, 7, 7, 4]);
    expect(new Set(lengths(182))).toEqual(new Set([7]));
    expect(lengths(183)).toEqual([17, 28, 31, 30, 31, 30, 16]);
  });

  test('have a name for each range that can be chosen', () => {
    const names = RANGE_PRESETS.map((preset) => PRESET_NAMES[preset]);
    expect(new Set(names).size).toBe(RANGE_PRESETS.length);
    for (const name of names) expect(name).toMatch(/^(Last|This) /);
  });

  test('each are in one row, and the previous range ends the day before', () => {
    fc.assert(
      fc.property(ranges, (range) => {
        const buckets = bucketsOf(range);
        const days = buckets.reduce((sum, bucket) => sum + countDays(bucket), 0);
        expect(days).toBe(countDays(range));
        expect(buckets[0]?.from).toEqual(range.from);
        expect(buckets.at(-1)?.to).toEqual(range.to);
        for (const [at, { to }] of buckets.slice(0, -1).entries()) {
          expect(buckets[at + 1]?.from).toEqual(addDays(to, 1));
        }
        const before = previousRange(range);
        expect(countDays(before)).toBe(countDays(range));
        expect(addDays(before.to, 1)).toEqual(range.from);
      }),
    );
  });
});
