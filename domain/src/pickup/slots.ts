import { newYorkInstant, weekdayOf } from '../time.ts';
import type { CalendarDay, Instant, Weekday } from '../time.ts';

/** A stretch of opening, in minutes after midnight in New York. */
export interface OpeningSpan {
  readonly opensMinute: number;
  readonly closesMinute: number;
}

/** Per weekday, 0 being Sunday; an empty list is a closed day. */
export type OpeningHours = Readonly<Record<Weekday, readonly OpeningSpan[]>>;

export interface TimeSpan {
  readonly startsAt: Instant;
  readonly endsAt: Instant;
}

const SLOT_MINUTES = 180;
const EIGHT_TO_SIX: readonly OpeningSpan[] = [{ opensMinute: 8 * 60, closesMinute: 18 * 60 }];

/** R32: what holds for a center that has given no hours at all. */
export const DEFAULT_HOURS: OpeningHours = {
  0: EIGHT_TO_SIX,
  1: EIGHT_TO_SIX,
  2: EIGHT_TO_SIX,
  3: EIGHT_TO_SIX,
  4: EIGHT_TO_SIX,
  5: EIGHT_TO_SIX,
  6: EIGHT_TO_SIX,
};

/** R32: every 180 minutes while the center is open; the last slot of a stretch may be shorter. */
export function slotsOf(
  day: CalendarDay,
  hours: OpeningHours,
  minutesPerSlot: number = SLOT_MINUTES,
): TimeSpan[] {
  if (minutesPerSlot <= 0) throw new RangeError('a slot needs a length');
  return openingOf(day, hours).flatMap(({ opensMinute, closesMinute }) => {
    const count = Math.ceil((closesMinute - opensMinute) / minutesPerSlot);
    return Array.from({ length: Math.max(0, count) }, (_, index) => {
      const start = opensMinute + index * minutesPerSlot;
      const end = Math.min(start + minutesPerSlot, closesMinute);
      return { startsAt: instantOf(day, start), endsAt: instantOf(day, end) };
    });
  });
}

/** When the center closes for the last time on this day; null if it does not open at all. */
export function lastClosingOf(day: CalendarDay, hours: OpeningHours): Instant | null {
  const spans = openingOf(day, hours);
  if (spans.length === 0) return null;
  return instantOf(day, Math.max(...spans.map(({ closesMinute }) => closesMinute)));
}

function openingOf(day: CalendarDay, hours: OpeningHours): readonly OpeningSpan[] {
  const given = Object.values(hours).some((spans) => spans.length > 0);
  return (given ? hours : DEFAULT_HOURS)[weekdayOf(day)];
}

function instantOf(day: CalendarDay, minuteOfDay: number): Instant {
  const { year, month } = day;
  const hour = Math.floor(minuteOfDay / 60);
  return newYorkInstant({ year, month, day: day.day, hour, minute: minuteOfDay % 60 });
}
