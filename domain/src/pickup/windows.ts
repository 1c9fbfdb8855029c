import { addDays, newYorkDate } from '../time.ts';
import type { CalendarDay, Instant } from '../time.ts';
import { lastClosingOf, slotsOf } from './slots.ts';
import type { OpeningHours, TimeSpan } from './slots.ts';

export const PICKUP_WINDOW_DAYS = 4;
const WEEK_DAYS = 7;

/**
 * R32: four calendar days in New York, the first being the day of payment or of the auction's
 * pickup start, whichever is later. If the center is shut on the fourth, the window reaches to the
 * end of its next opening day: nobody's last day is a closed door.
 */
export function pickupWindow(given: {
  paidAt: Instant;
  pickupStartsAt: Instant;
  hours: OpeningHours;
}): TimeSpan {
  const startsAt = Math.max(given.paidAt, given.pickupStartsAt);
  const fourth = addDays(newYorkDate(startsAt), PICKUP_WINDOW_DAYS - 1);
  return { startsAt, endsAt: closingFrom(fourth, given.hours) };
}

/** The slots a buyer may still choose in a window. */
export function slotsInWindow(
  window: TimeSpan,
  { hours, now }: { hours: OpeningHours; now: Instant },
): TimeSpan[] {
  const from = Math.max(window.startsAt, now);
  const slots: TimeSpan[] = [];
  let day: CalendarDay = newYorkDate(window.startsAt);
  while (slotsBegin(day, window.endsAt)) {
    slots.push(...slotsOf(day, hours));
    day = addDays(day, 1);
  }
  return slots.filter(({ startsAt, endsAt }) => endsAt > from && startsAt < window.endsAt);
}

function slotsBegin(day: CalendarDay, endsAt: Instant): boolean {
  const last = newYorkDate(endsAt);
  return (
    Date.UTC(day.year, day.month - 1, day.day) <= Date.UTC(last.year, last.month - 1, last.day)
  );
}

function closingFrom(first: CalendarDay, hours: OpeningHours): Instant {
  for (let ahead = 0; ahead < WEEK_DAYS; ahead += 1) {
    const closing = lastClosingOf(addDays(first, ahead), hours);
    if (closing !== null) return closing;
  }
  throw new Error('a center opens at least once a week');
}
