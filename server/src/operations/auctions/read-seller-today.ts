// What a seller has to do today, in a fixed number of queries.
import { dayOf, endOfDay } from '@hammerdock/domain/accounting/calendar.ts';
import { readNow, type Db } from '../../db/database.ts';
import {
  countAfterSale,
  countPickups,
  countPrepared,
  listLiveAuctions,
} from '../../store/auctions/seller-today.ts';

export async function readSellerToday(db: Db, sellerId: string) {
  const now = await readNow(db);
  const [prepared, live, sold, pickups] = await Promise.all([
    countPrepared(db, sellerId),
    listLiveAuctions(db, sellerId),
    countAfterSale(db, sellerId),
    countPickups(db, sellerId, { now, endOfToday: endOfDay(dayOf(now)) }),
  ]);
  return { now, live, ...prepared, ...sold, ...pickups };
}
