// What the calls about pickup times decide from: the time, what is ready, and the buyer's visits.
import { dayOf, endOfDay, startOfDay } from '@hammerdock/domain/accounting/calendar.ts';
import { readNow, type Db, type Tx } from '../../db/database.ts';
import { lockUser } from '../../store/payments/payments.ts';
import { listQueue, listReadyReceipts } from '../../store/pickup/ready-lots.ts';
import { countTaken, findVisit, listVisits, type Visitor } from '../../store/pickup/visits.ts';

/** At one center. Until the commit, hand-overs, forfeits and other calls of this buyer wait. */
export async function lockVisitor(tx: Tx, visitor: Visitor) {
  await lockUser(tx, visitor.userId);
  const now = await readNow(tx);
  const all = await listReadyReceipts(tx, visitor.userId);
  const receipts = all.filter(({ centerId }) => centerId === visitor.centerId);
  // Without receipts there, the id may be any text.
  const visit = receipts.length === 0 ? undefined : await findVisit(tx, visitor);
  return { now, receipts, center: receipts[0], visit };
}

/** By center. */
export async function readPickups(db: Db, userId: string) {
  const receipts = await listReadyReceipts(db, userId);
  const centers = Map.groupBy(receipts, ({ centerId }) => centerId);
  if (centers.size === 0) return [];
  const visits = await listVisits(db, userId);
  const taken = await countTaken(db, [...centers.keys()]);
  const now = await readNow(db);
  return [...centers].map(([id, ofCenter]) => {
    const here = taken.filter(({ centerId }) => centerId === id);
    return {
      receipts: ofCenter,
      visit: visits.find(({ centerId }) => centerId === id),
      takenAt: (at: number) => here.find(({ startsAt }) => startsAt === at)?.taken ?? 0,
      now,
    };
  });
}

/** null: of all centers. */
export async function readQueue(db: Db, centerId: string | null) {
  const now = await readNow(db);
  const today = { from: startOfDay(dayOf(now)), until: endOfDay(dayOf(now)) };
  return { now, today, rows: await listQueue(db, { centerId, ...today }) };
}
