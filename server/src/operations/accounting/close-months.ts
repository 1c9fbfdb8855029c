// Closes the months of the ledger: first the month, which then accepts no journal, and then its
// balances and the sums of its days, which cannot change any more. A crash between them is made
// good by the next run.
import {
  monthOf,
  nextMonth,
  readMonth,
  startOfDay,
  writeMonth,
} from '@hammerdock/domain/accounting/calendar.ts';
import { hours } from '@hammerdock/domain/time.ts';
import type { AppContext } from '../../context.ts';
import { readNow, type Db } from '../../db/database.ts';
import { listMonthsToSum, storeDaySums } from '../../store/accounting/ledger-days.ts';
import {
  closePeriod,
  findFirstBooking,
  findLastClosedMonth,
  listPeriodsWithoutBalances,
  storeBalances,
} from '../../store/accounting/periods.ts';

/** No transaction that began in the month is open by then. */
const CLOSED_AFTER = hours(24);

export async function closeMonths({ workerDb: db }: Pick<AppContext, 'workerDb'>): Promise<void> {
  await storeMissingSums(db);
  while (await closeNextMonth(db)) await storeMissingSums(db);
}

async function storeMissingSums(db: Db): Promise<void> {
  for (const period of await listPeriodsWithoutBalances(db)) await storeBalances(db, period);
  for (const month of await listMonthsToSum(db)) {
    await db.transaction().execute((tx) => storeDaySums(tx, month));
  }
}

/** false: there is none to close. */
async function closeNextMonth(db: Db): Promise<boolean> {
  const last = await findLastClosedMonth(db);
  const first = last === null ? await findFirstBooking(db) : null;
  if (last === null && first === null) return false;
  const month = last === null ? monthOf(first ?? 0) : nextMonth(readMonth(last));
  const endsAt = startOfDay(nextMonth(month));
  if ((await readNow(db)) < endsAt + CLOSED_AFTER) return false;
  await db.transaction().execute((tx) => closePeriod(tx, writeMonth(month), endsAt));
  return true;
}
