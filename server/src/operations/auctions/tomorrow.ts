import { addDays, newYorkDate, type CalendarDay } from '@hammerdock/domain/time.ts';
import { readNow, type Db } from '../../db/database.ts';

/** The store's next calendar day. */
export const tomorrow = async (db: Db): Promise<CalendarDay> =>
  addDays(newYorkDate(await readNow(db)), 1);
