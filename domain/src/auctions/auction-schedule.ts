// The times of an auction template: wall-clock times, so that they survive a change of the clocks.
import { addDays, newYorkInstant, newYorkTime, type CalendarDay, type Instant } from '../time.ts';
import type { AuctionFields } from './auction-fields.ts';

export type AuctionTimes = Pick<AuctionFields, 'startsAt' | 'endsAt' | 'pickupStartsAt'>;

export interface AuctionTiming {
  readonly startsMinute: number;
  /** Calendar days after the start. */
  readonly endsAfterDays: number;
  readonly endsMinute: number;
  readonly pickupAfterDays: number;
  readonly pickupMinute: number;
}

/** The times of an auction without their day. */
export function timingOf({ startsAt, endsAt, pickupStartsAt }: AuctionTimes): AuctionTiming {
  const start = newYorkTime(startsAt);
  return {
    startsMinute: minuteOfDay(startsAt),
    endsAfterDays: daysBetween(start, newYorkTime(endsAt)),
    endsMinute: minuteOfDay(endsAt),
    pickupAfterDays: daysBetween(start, newYorkTime(pickupStartsAt)),
    pickupMinute: minuteOfDay(pickupStartsAt),
  };
}

/** The times of an auction that starts on this day. */
export function scheduleOn(day: CalendarDay, timing: AuctionTiming): AuctionTimes {
  return {
    startsAt: at(day, timing.startsMinute),
    endsAt: at(addDays(day, timing.endsAfterDays), timing.endsMinute),
    pickupStartsAt: at(addDays(day, timing.pickupAfterDays), timing.pickupMinute),
  };
}

/** The same times a number of days later on the wall clock. */
export function postponed(times: AuctionTimes, days: number): AuctionTimes {
  return scheduleOn(addDays(newYorkTime(times.startsAt), days), timingOf(times));
}

/** The fewest whole weeks after which the start is ahead; at least one. */
export function weeksUntilAhead(startsAt: Instant, now: Instant): number {
  const week = 7 * 24 * 3_600_000;
  return Math.max(1, Math.ceil((now - startsAt + 1) / week));
}

function minuteOfDay(instant: Instant): number {
  const { hour, minute } = newYorkTime(instant);
  return hour * 60 + minute;
}

function at(day: CalendarDay, minuteOfItsDay: number): Instant {
  const [hour, minute] = [Math.floor(minuteOfItsDay / 60), minuteOfItsDay % 60];
  return newYorkInstant({ ...day, hour, minute });
}

function daysBetween(from: CalendarDay, to: CalendarDay): number {
  const dayOf = ({ year, month, day }: CalendarDay) => Date.UTC(year, month - 1, day) / 86_400_000;
  return dayOf(to) - dayOf(from);
}
