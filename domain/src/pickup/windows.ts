import { addDays, newYorkDate, newYorkInstant } from '../time.ts';
import type { CalendarDay, Instant } from '../time.ts';
import { lastClosingOf, openingFrom, WEEK_DAYS } from './opening-hours.ts';
import type { OpeningHours } from './opening-hours.ts';

export interface PickupWindow {
  readonly startsAt: Instant;
  readonly endsAt: Instant;
}

export const PICKUP_WINDOW_DAYS = 4;

/**
 * R32: four calendar days in New York. The first is the day of payment or of the auction's pickup
 * start, whichever is later; the window starts when the center is open. If the center is closed on
 * the fourth day, the window lasts to the end of the next day on which it opens.
 */
export function pickupWindow(given: {
  paidAt: Instant;
  pickupStartsAt: Instant;
  hours: OpeningHours;
}): PickupWindow {
  const from = Math.max(given.paidAt, given.pickupStartsAt);
  const fourth = addDays(newYorkDate(from), PICKUP_WINDOW_DAYS - 1);
  return { startsAt: openingFrom(from, given.hours), endsAt: closingFrom(fourth, given.hours) };
}

/** The opening of the window's last day. */
export function openingOfLastDay({ endsAt }: PickupWindow, hours: OpeningHours): Instant {
  const midnight = newYorkInstant({ ...newYorkDate(endsAt), hour: 0, minute: 0 });
  return openingFrom(midnight, hours);
}

function closingFrom(first: CalendarDay, hours: OpeningHours): Instant {
  for (let ahead = 0; ahead < WEEK_DAYS; ahead += 1) {
    const closing = lastClosingOf(addDays(first, ahead), hours);
    if (closing !== null) return closing;
  }
  throw new Error('a center opens at least once a week');
}
