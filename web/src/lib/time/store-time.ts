// Times as the browser's date and time fields have them, in the store's time zone.
import { newYorkInstant, newYorkTime, type Instant } from '@hammerdock/domain/time.ts';

export interface DayAndTime {
  /** YYYY-MM-DD */
  readonly day: string;
  /** HH:MM */
  readonly time: string;
}

export function dayAndTimeOf(instant: Instant): DayAndTime {
  const { year, month, day, hour, minute } = newYorkTime(instant);
  return {
    day: [String(year).padStart(4, '0'), twoDigits(month), twoDigits(day)].join('-'),
    time: `${twoDigits(hour)}:${twoDigits(minute)}`,
  };
}

/** null while a field is empty or incomplete. */
export function instantOfFields({ day, time }: DayAndTime): Instant | null {
  const date = /^(20\d\d)-(\d\d)-(\d\d)$/.exec(day);
  const clock = /^(\d\d):(\d\d)/.exec(time);
  if (date === null || clock === null) return null;
  const [, year, month, dayOfMonth] = date.map(Number);
  const [, hour, minute] = clock.map(Number);
  return newYorkInstant({
    year: year ?? 0,
    month: month ?? 0,
    day: dayOfMonth ?? 0,
    hour: hour ?? 0,
    minute: minute ?? 0,
  });
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');
