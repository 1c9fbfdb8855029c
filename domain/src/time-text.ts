import { newYorkDate, newYorkTime } from './time.ts';
import type { CalendarDay, Instant } from './time.ts';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** LIST-14: MM-DD-YYYY in New York. */
export function formatDate(instant: Instant): string {
  return formatDay(newYorkDate(instant), '-');
}

/** LIST-14: MM-DD-YYYY h:mm a in New York, such as "05-24-2024 7:05 pm". */
export function formatDateTime(instant: Instant): string {
  return `${formatDate(instant)} ${formatClock(instant)}`;
}

/** LIST-14: the closing day on a grid card, such as "Friday, 05/24/2024". */
export function formatGridDate(instant: Instant): string {
  const date = newYorkDate(instant);
  return `${WEEKDAYS[date.weekday]}, ${formatDay(date, '/')}`;
}

/** h:mm a in New York, such as "7:05 pm". */
export function formatClock(instant: Instant): string {
  const { hour, minute } = newYorkTime(instant);
  return `${hour % 12 || 12}:${twoDigits(minute)} ${hour < 12 ? 'am' : 'pm'}`;
}

function formatDay({ year, month, day }: CalendarDay, separator: string): string {
  return [twoDigits(month), twoDigits(day), String(year).padStart(4, '0')].join(separator);
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
