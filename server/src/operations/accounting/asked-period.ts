// The day or month that an admin asks for; without one, that of the store's clock.
import { dayOf, monthOf, readDay, readMonth } from '@hammerdock/domain/accounting/calendar.ts';
import type { CalendarDay } from '@hammerdock/domain/time.ts';
import { readNow, type Db } from '../../db/database.ts';

export const askedDay = async (db: Db, date: string | undefined): Promise<CalendarDay> =>
  date === undefined ? dayOf(await readNow(db)) : readDay(date);

export const askedMonth = async (db: Db, month: string | undefined): Promise<CalendarDay> =>
  month === undefined ? monthOf(await readNow(db)) : readMonth(month);
