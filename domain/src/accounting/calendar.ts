// Days and months of the books, which begin at midnight in the store's time zone.
import {
  addDays,
  formatDate,
  newYorkDate,
  newYorkInstant,
  type CalendarDay,
  type Instant,
} from '../time.ts';

/** From "2026-11-24". */
export function readDay(text: string): CalendarDay {
  const [year = Number.NaN, month = Number.NaN, day = 1] = text.split('-').map(Number);
  if (!Number.isInteger(year + month + day)) throw new RangeError(`not a day: ${text}`);
  return { year, month, day };
}

export const startOfDay = (day: CalendarDay): Instant =>
  newYorkInstant({ ...day, hour: 0, minute: 0 });

/** The beginning of the next day. */
export const endOfDay = (day: CalendarDay): Instant => startOfDay(addDays(day, 1));

/** "2026-11-24" */
export const writeDay = ({ year, month, day }: CalendarDay): string =>
  `${year}-${twoDigits(month)}-${twoDigits(day)}`;

/** LIST-14: "11-24-2026" for "2026-11-24". */
export const showDay = (text: string): string => formatDate(startOfDay(readDay(text)));

/** "2026-11" */
export const writeMonth = (day: CalendarDay): string => writeDay(day).slice(0, 7);

/** From "2026-11". */
export const readMonth = (text: string): CalendarDay => readDay(`${text}-01`);

export const dayOf = (instant: Instant): CalendarDay => {
  const { year, month, day } = newYorkDate(instant);
  return { year, month, day };
};

export const monthOf = (instant: Instant): CalendarDay => ({ ...dayOf(instant), day: 1 });

export function nextMonth({ year, month }: CalendarDay): CalendarDay {
  return month === 12 ? { year: year + 1, month: 1, day: 1 } : { year, month: month + 1, day: 1 };
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');
