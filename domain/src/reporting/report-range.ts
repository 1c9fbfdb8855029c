// The days of a seller's report, in the store's time zone.
import { dayOf, monthOf, startOfDay, writeMonth } from '../accounting/calendar.ts';
import { addDays, formatShortDay, type CalendarDay, type Instant } from '../time.ts';
import type { RangePreset } from './range-presets.ts';

/** Both days belong to it. */
export interface DayRange {
  readonly from: CalendarDay;
  readonly to: CalendarDay;
}

/** A year, also one with a leap day. */
export const RANGE_DAYS_MAX = 366;

export const PRESET_NAMES: Readonly<Record<RangePreset, string>> = {
  '7d': 'Last 7 days',
  '30d': 'Last 30 days',
  '90d': 'Last 90 days',
  month: 'This month',
  'last-month': 'Last month',
  '12m': 'Last 12 months',
};

/** Today counts. */
export function rangeOfPreset(preset: RangePreset, now: Instant): DayRange {
  const today = dayOf(now);
  const lastDays = (count: number): DayRange => ({ from: addDays(today, 1 - count), to: today });
  switch (preset) {
    case '7d':
      return lastDays(7);
    case '30d':
      return lastDays(30);
    case '90d':
      return lastDays(90);
    case '12m':
      return lastDays(365);
    case 'month':
      return { from: monthOf(now), to: today };
    case 'last-month': {
      const to = addDays(monthOf(now), -1);
      return { from: { ...to, day: 1 }, to };
    }
  }
}

export const countDays = ({ from, to }: DayRange): number => numberOf(to) - numberOf(from) + 1;

/** As many days, up to the day before. */
export const previousRange = (range: DayRange): DayRange => ({
  from: addDays(range.from, -countDays(range)),
  to: addDays(range.from, -1),
});

export interface Bucket extends DayRange {
  readonly label: string;
}

const DAILY_MAX = 31;
const WEEKLY_MAX = 182;

/** The rows of a report over time: days, weeks, or calendar months, by the length of the range. */
export function bucketsOf(range: DayRange): Bucket[] {
  const days = countDays(range);
  const buckets: Bucket[] = [];
  for (let from = range.from; numberOf(from) <= numberOf(range.to);) {
    const end =
      days <= DAILY_MAX ? from : days <= WEEKLY_MAX ? addDays(from, 6) : lastOfMonth(from);
    const to = numberOf(end) > numberOf(range.to) ? range.to : end;
    buckets.push({ from, to, label: days > WEEKLY_MAX ? nameOfMonth(from) : nameOfDays(from, to) });
    from = addDays(to, 1);
  }
  return buckets;
}

/** "Nov 3", or "Nov 3 – Nov 9". */
function nameOfDays(from: CalendarDay, to: CalendarDay): string {
  const [first, last] = [from, to].map((day) => formatShortDay(startOfDay(day)));
  return first === last ? `${first}` : `${first} – ${last}`;
}

/** "Nov 2026" */
const nameOfMonth = (day: CalendarDay): string =>
  `${formatShortDay(startOfDay(day)).slice(0, 3)} ${writeMonth(day).slice(0, 4)}`;

const lastOfMonth = (day: CalendarDay): CalendarDay =>
  addDays(addDays({ ...day, day: 1 }, 31), -addDays({ ...day, day: 1 }, 31).day);

const numberOf = ({ year, month, day }: CalendarDay): number =>
  Date.UTC(year, month - 1, day) / 86_400_000;
