// Pickup times that a buyer can choose within the window of a receipt (R32).
import { addDays, formatDate, minutes, newYorkDate } from '../time.ts';
import type { CalendarDay, Instant } from '../time.ts';
import { openingAround, openingFrom, openingTimesOf } from './opening-hours.ts';
import type { OpeningHours } from './opening-hours.ts';
import type { PickupWindow } from './windows.ts';

export interface PickupSlot {
  readonly startsAt: Instant;
  readonly endsAt: Instant;
}

const SLOT = minutes(180);

/** R32: all slots of a window, in order. Those that it covers in part only are left out. */
export function slotsOfWindow(window: PickupWindow, hours: OpeningHours): readonly PickupSlot[] {
  const slots: PickupSlot[] = [];
  const last = newYorkDate(window.endsAt);
  for (let day = startOf(window); !isAfter(day, last); day = addDays(day, 1)) {
    slots.push(...slotsOfDay(day, hours).filter((slot) => isInWindow(slot, window)));
  }
  return slots;
}

/** Of several windows, each slot once, in order. */
export function slotsOfWindows(
  windows: readonly PickupWindow[],
  hours: OpeningHours,
): readonly PickupSlot[] {
  const all = windows.flatMap((window) => slotsOfWindow(window, hours));
  return [...new Map(all.map((slot) => [slot.startsAt, slot])).values()].toSorted(
    (one, other) => one.startsAt - other.startsAt,
  );
}

/** R32: a slot is chosen before it starts. */
export const isBookable = ({ startsAt }: PickupSlot, now: Instant): boolean => now < startsAt;

export const isInWindow = (slot: PickupSlot, window: PickupWindow): boolean =>
  window.startsAt <= slot.startsAt && slot.endsAt <= window.endsAt;

export interface Arrival {
  readonly from: Instant;
  readonly until: Instant;
}

/**
 * When a buyer may say "I'm here": the present or next time at which the center is open and the
 * window of one of the receipts runs; it may have begun before now. null: no more.
 */
export function nextArrival(
  windows: readonly PickupWindow[],
  hours: OpeningHours,
  now: Instant,
): Arrival | null {
  const arrivals = windows.flatMap((window) => {
    const first = openingFrom(Math.max(now, window.startsAt), hours);
    if (first >= window.endsAt) return [];
    const { opensAt, closesAt } = openingAround(first, hours);
    return [{ from: Math.max(opensAt, window.startsAt), until: Math.min(closesAt, window.endsAt) }];
  });
  return arrivals.toSorted((one, other) => one.from - other.from)[0] ?? null;
}

/** An arrival counts on its day only. */
export function hasArrived(arrivedAt: Instant | null, now: Instant): arrivedAt is Instant {
  return arrivedAt !== null && formatDate(arrivedAt) === formatDate(now);
}

const startOf = ({ startsAt }: PickupWindow): CalendarDay => newYorkDate(startsAt);

const isAfter = (one: CalendarDay, other: CalendarDay): boolean =>
  Date.UTC(one.year, one.month - 1, one.day) > Date.UTC(other.year, other.month - 1, other.day);

/** From the opening of each span; the last one ends at its closing, so it may be shorter. */
function slotsOfDay(day: CalendarDay, hours: OpeningHours): readonly PickupSlot[] {
  return openingTimesOf(day, hours).flatMap(({ opensAt, closesAt }) => {
    const slots: PickupSlot[] = [];
    for (let startsAt = opensAt; startsAt < closesAt; startsAt += SLOT) {
      slots.push({ startsAt, endsAt: Math.min(startsAt + SLOT, closesAt) });
    }
    return slots;
  });
}
