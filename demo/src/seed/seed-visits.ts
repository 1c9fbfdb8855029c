import { isBookable, nextArrival, slotsOfWindows } from '@hammerdock/domain/pickup/slots.ts';
import { readNow, type Db } from '@hammerdock/server/src/db/database.ts';
import { listReadyReceipts } from '@hammerdock/server/src/store/pickup/ready-lots.ts';
import {
  changeSlot,
  insertVisit,
  markArrived,
} from '@hammerdock/server/src/store/pickup/visits.ts';

/** Buyers spread over this many of the first times. */
const TIMES = 3;

/**
 * Each of these buyers with paid lots has chosen a pickup time; while the center is open, every
 * fourth is there.
 */
export async function seedVisits(db: Db, userIds: readonly string[]): Promise<void> {
  const now = await readNow(db);
  for (const [place, userId] of userIds.entries()) {
    const receipts = await listReadyReceipts(db, userId);
    for (const centerId of new Set(receipts.map((receipt) => receipt.centerId))) {
      const here = receipts.filter((receipt) => receipt.centerId === centerId);
      const hours = here[0]?.hours;
      if (hours === undefined) continue;
      const slots = slotsOfWindows(here, hours).filter((slot) => isBookable(slot, now));
      const slot = slots[place % TIMES];
      if (slot === undefined) continue;
      const isHere = place % 4 === 1 && (nextArrival(here, hours, now)?.from ?? Infinity) <= now;
      await db.transaction().execute(async (tx) => {
        const { id } = await insertVisit(tx, { userId, centerId });
        await changeSlot(tx, id, slot);
        if (isHere) await markArrived(tx, id);
      });
    }
  }
}
