import { addDays, newYorkDate, newYorkInstant, weekdayOf } from '../time.ts';
import type { CalendarDay, Instant, Weekday } from '../time.ts';

/** In minutes after midnight in New York. */
export interface OpeningSpan {
  readonly opensMinute: number;
  readonly closesMinute: number;
}

export interface OpeningTimes {
  readonly opensAt: Instant;
  readonly closesAt: Instant;
}

/** By weekday, 0 being Sunday; an empty list is a closed day. */
export type OpeningHours = Readonly<Record<Weekday, readonly OpeningSpan[]>>;

export const WEEK_DAYS = 7;

const EIGHT_TO_SIX: readonly OpeningSpan[] = [{ opensMinute: 8 * 60, closesMinute: 18 * 60 }];

/** R32: for a center without opening hours. */
export const DEFAULT_HOURS: OpeningHours = {
  0: EIGHT_TO_SIX,
  1: EIGHT_TO_SIX,
  2: EIGHT_TO_SIX,
  3: EIGHT_TO_SIX,
  4: EIGHT_TO_SIX,
  5: EIGHT_TO_SIX,
  6: EIGHT_TO_SIX,
};

/** The last closing time of the day; null if the center does not open. */
export function lastClosingOf(day: CalendarDay, hours: OpeningHours): Instant | null {
  const spans = openingOf(day, hours);
  if (spans.length === 0) return null;
  return instantOf(day, Math.max(...spans.map(({ closesMinute }) => closesMinute)));
}

/** The given time if the center is open then, otherwise its next opening. */
export function openingFrom(at: Instant, hours: OpeningHours): Instant {
  const today = newYorkDate(at);
  for (let ahead = 0; ahead <= WEEK_DAYS; ahead += 1) {
    const day = addDays(today, ahead);
    const openings = openingOf(day, hours)
      .filter(({ closesMinute }) => instantOf(day, closesMinute) > at)
      .map(({ opensMinute }) => Math.max(at, instantOf(day, opensMinute)));
    if (openings.length > 0) return Math.min(...openings);
  }
  throw new Error('a center opens at least once a week');
}

/** When the center opens and closes on a day, in order. */
export const openingTimesOf = (day: CalendarDay, hours: OpeningHours): readonly OpeningTimes[] =>
  openingOf(day, hours)
    .map(({ opensMinute, closesMinute }) => ({
      opensAt: instantOf(day, opensMinute),
      closesAt: instantOf(day, closesMinute),
    }))
    .toSorted((one, other) => one.opensAt - other.opensAt);

/** The opening and the closing around a time at which the center is open. */
export function openingAround(at: Instant, hours: OpeningHours): OpeningTimes {
  const open = openingTimesOf(newYorkDate(at), hours).find(
    ({ opensAt, closesAt }) => opensAt <= at && at < closesAt,
  );
  if (open === undefined) throw new Error('the center is closed then');
  return open;
}

function openingOf(day: CalendarDay, hours: OpeningHours): readonly OpeningSpan[] {
  const given = Object.values(hours).some((spans) => spans.length > 0);
  return (given ? hours : DEFAULT_HOURS)[weekdayOf(day)];
}

function instantOf({ year, month, day }: CalendarDay, minuteOfDay: number): Instant {
  const hour = Math.floor(minuteOfDay / 60);
  return newYorkInstant({ year, month, day, hour, minute: minuteOfDay % 60 });
}
