import { addDays, newYorkDate, newYorkInstant } from '../time.ts';
import type { CalendarDay, Instant } from '../time.ts';
import { lastClosingOf, openingFrom, WEEK_DAYS } from './opening-hours.ts';
import type { OpeningHours } from './opening-hours.ts';

export interface PickupWindow {
  readonly startsAt: Instant;
  readonly endsAt: Instant;
}

/**
 * R32: the auction's number of calendar days in New York. The first is the day of payment or of the
 * auction's pickup start, whichever is later; the window starts when the center is open. If the
 * center is closed on the last day, or opens only after it, the window lasts to the end of the next
 * day on which it opens.
 */
export function pickupWindow(given: {
  paidAt: Instant;
  pickupStartsAt: Instant;
  pickupDays: number;
  hours: OpeningHours;
}): PickupWindow {
  const from = Math.max(given.paidAt, given.pickupStartsAt);
  const startsAt = openingFrom(from, given.hours);
  const last = addDays(newYorkDate(from), given.pickupDays - 1);
  // A short window that is paid for after closing time begins after its last day.
  const endsOn = later(last, newYorkDate(startsAt));
  return { startsAt, endsAt: closingFrom(endsOn, given.hours) };
}

/** The opening of the window's last day. */
export function openingOfLastDay({ endsAt }: PickupWindow, hours: OpeningHours): Instant {
  const midnight = newYorkInstant({ ...newYorkDate(endsAt), hour: 0, minute: 0 });
  return openingFrom(midnight, hours);
}

const later = (one: CalendarDay, other: CalendarDay): CalendarDay =>
  Date.UTC(one.year, one.month - 1, one.day) < Date.UTC(other.year, other.month - 1, other.day)
    ? other
    : one;

function closingFrom(first: CalendarDay, hours: OpeningHours): Instant {
  for (let ahead = 0; ahead < WEEK_DAYS; ahead += 1) {
    const closing = lastClosingOf(addDays(first, ahead), hours);
    if (closing !== null) return closing;
  }
  throw new Error('a center opens at least once a week');
}
