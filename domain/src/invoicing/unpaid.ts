// R52: what happens to an invoice that is not paid, and when.
import { hours, type Instant } from '../time.ts';

export const VOID_AFTER_DAYS = 7;
/** Days after the issue on which the buyer is reminded. */
export const REMINDER_DAYS: readonly number[] = [1, 3, 6];

const DAY = hours(24);

export type UnpaidStep =
  | { readonly kind: 'wait'; readonly nextAt: Instant }
  | { readonly kind: 'remind'; readonly day: number; readonly nextAt: Instant }
  | { readonly kind: 'void' };

export const voidsAt = (issuedAt: Instant): Instant => issuedAt + VOID_AFTER_DAYS * DAY;

/** After a time without workers, only the latest reminder is due. */
export function unpaidStep(issuedAt: Instant, now: Instant): UnpaidStep {
  if (now >= voidsAt(issuedAt)) return { kind: 'void' };
  const isPast = (day: number): boolean => now >= issuedAt + day * DAY;
  const nextDay = REMINDER_DAYS.find((day) => !isPast(day)) ?? VOID_AFTER_DAYS;
  const nextAt = issuedAt + nextDay * DAY;
  const day = REMINDER_DAYS.findLast(isPast);
  return day === undefined ? { kind: 'wait', nextAt } : { kind: 'remind', day, nextAt };
}
