/** Milliseconds since the epoch. The domain never asks what time it is: `now` is always given. */
export type Instant = number;
/** A length of time in milliseconds. */
export type Duration = number;
/** The zone of all times that users see. */
export const STORE_TIME_ZONE = { id: 'America/New_York', name: 'Eastern Time' } as const;

/** 0 is Sunday, 6 is Saturday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

export interface CalendarDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

export interface NewYorkDate extends CalendarDay {
  readonly weekday: Weekday;
}

export interface NewYorkTime extends CalendarDay {
  readonly hour: number;
  readonly minute: number;
}

export function seconds(count: number): Duration {
  return count * 1_000;
}

export function minutes(count: number): Duration {
  return count * 60_000;
}

export function hours(count: number): Duration {
  return count * 3_600_000;
}

/** As it travels. */
export const toIso = (instant: Instant): string => new Date(instant).toISOString();

export function newYorkDate(instant: Instant): NewYorkDate {
  const { year, month, day } = newYorkTime(instant);
  return { year, month, day, weekday: weekdayOf({ year, month, day }) };
}

export function newYorkTime(instant: Instant): NewYorkTime {
  const wall = new Date(instant + newYorkOffset(instant));
  return {
    year: wall.getUTCFullYear(),
    month: wall.getUTCMonth() + 1,
    day: wall.getUTCDate(),
    hour: wall.getUTCHours(),
    minute: wall.getUTCMinutes(),
  };
}

/**
 * The instant of a wall-clock time in New York. An hour that occurs twice in autumn means its first
 * occurrence; an hour skipped in spring means the same distance after the change.
 */
export function newYorkInstant({ year, month, day, hour, minute }: NewYorkTime): Instant {
  const wall = Date.UTC(year, month - 1, day, hour, minute);
  const before = wall - newYorkOffset(wall - hours(24));
  const after = wall - newYorkOffset(wall + hours(24));
  return before + newYorkOffset(before) === wall || after + newYorkOffset(after) !== wall
    ? before
    : after;
}

export function addDays(date: CalendarDay, days: number): CalendarDay {
  const moved = new Date(Date.UTC(date.year, date.month - 1, date.day + days));
  return {
    year: moved.getUTCFullYear(),
    month: moved.getUTCMonth() + 1,
    day: moved.getUTCDate(),
  };
}

export function weekdayOf(date: CalendarDay): Weekday {
  const index = new Date(Date.UTC(date.year, date.month - 1, date.day)).getUTCDay();
  const weekday = WEEK[index];
  if (weekday === undefined) throw new RangeError('not a day of the calendar');
  return weekday;
}

/** LIST-14: MM-DD-YYYY in New York. */
export function formatDate(instant: Instant): string {
  return formatDay(newYorkDate(instant), '-');
}

/** LIST-14: MM-DD-YYYY h:mm a in New York, such as "05-24-2024 7:05 pm". */
export function formatDateTime(instant: Instant): string {
  return `${formatDate(instant)} ${formatClock(instant)}`;
}

/** With seconds, such as "05-24-2024 3:19:05 pm", where the order of bids is read. */
export function formatDateTimeSeconds(instant: Instant): string {
  return `${formatDate(instant)} ${formatClockSeconds(instant)}`;
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

/** A day of this year in New York, such as "Nov 22". */
export function formatShortDay(instant: Instant): string {
  const { month, day } = newYorkDate(instant);
  return `${MONTHS[month - 1]} ${day}`;
}

/** A month written as "2026-11", such as "Nov 2026". */
export function formatMonth(yearAndMonth: string): string {
  const [year = '', month = ''] = yearAndMonth.split('-');
  return `${MONTHS[Number(month) - 1]} ${year}`;
}

/** A pickup time in New York, such as "Tue, Nov 24, 10 am". */
export function formatPickupTime(instant: Instant): string {
  const { month, day, weekday } = newYorkDate(instant);
  const { hour, minute } = newYorkTime(instant);
  const clock = `${hour % 12 || 12}${minute === 0 ? '' : `:${twoDigits(minute)}`}`;
  const names = `${WEEKDAYS[weekday]?.slice(0, 3)}, ${MONTHS[month - 1]}`;
  return `${names} ${day}, ${clock} ${hour < 12 ? 'am' : 'pm'}`;
}

/**
 * A pickup window in New York, such as "Tue, Nov 24, 10 am – Fri, Nov 27, 6 pm"; on one day such as
 * "Sat, Nov 28, 9 am – 12 pm".
 */
export function formatPickupWindow(startsAt: Instant, endsAt: Instant): string {
  const [start, end] = [formatPickupTime(startsAt), formatPickupTime(endsAt)];
  const isOneDay = formatDate(startsAt) === formatDate(endsAt);
  return `${start} – ${isOneDay ? end.slice(end.lastIndexOf(', ') + 2) : end}`;
}

/** h:mm:ss a in New York, such as "7:05:09 pm". */
export function formatClockSeconds(instant: Instant): string {
  const [time = '', half = ''] = formatClock(instant).split(' ');
  // Time zones of today differ from UTC by whole minutes.
  return `${time}:${twoDigits(Math.floor(instant / 1_000) % 60)} ${half}`;
}

const WEEK: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6];
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

const NEW_YORK_CLOCK = new Intl.DateTimeFormat('en-US', {
  timeZone: STORE_TIME_ZONE.id,
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
});

const OFFSETS_MAX = 1000;
const offsetsByHour = new Map<number, Duration>();

/**
 * How far New York's wall clock is ahead of UTC (it is negative). The offset is whole hours and
 * changes on the full hour, so each hour has one; computing it is slow.
 */
function newYorkOffset(instant: Instant): Duration {
  const hour = Math.floor(instant / hours(1));
  const known = offsetsByHour.get(hour);
  if (known !== undefined) return known;
  const offset = askNewYorkOffset(hour * hours(1));
  if (offsetsByHour.size >= OFFSETS_MAX) offsetsByHour.clear();
  offsetsByHour.set(hour, offset);
  return offset;
}

/** At a full hour. */
function askNewYorkOffset(instant: Instant): Duration {
  const parts = new Map(
    NEW_YORK_CLOCK.formatToParts(instant).map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0;
  const wall = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'));
  return wall - instant;
}

function formatDay({ year, month, day }: CalendarDay, separator: string): string {
  return [twoDigits(month), twoDigits(day), String(year)].join(separator);
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
