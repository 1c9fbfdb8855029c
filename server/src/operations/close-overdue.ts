// What the closers do all the time, done once by hand: open what begins, close what ends.
import type { Db } from '../db/database.ts';
import { listLotsToClose, listLotsToOpen } from '../store/lot-locks.ts';
import { closeLot } from './close-lot.ts';
import { openLot } from './open-lot.ts';
import { beatOrRecover } from './recover-from-outage.ts';

export interface Overdue {
  readonly opened: number;
  readonly closed: number;
  /** Lots that got five minutes more, since nobody could bid at their end (R21). */
  readonly extended: number;
}

const LOTS_PER_LOOK = 200;

export async function closeOverdue(db: Db): Promise<Overdue> {
  // Recovers first, as a node that starts does: nothing closes on an outage.
  const extended = await beatOrRecover(db);
  const opened = await untilNothingMoves(
    () => listLotsToOpen(db, LOTS_PER_LOOK),
    (lotId) => openLot(db, lotId),
  );
  const closed = await untilNothingMoves(
    () => listLotsToClose(db, LOTS_PER_LOOK),
    async (lotId) => (await closeLot(db, lotId)).result === 'closed',
  );
  return { opened, closed, extended };
}

/** A lot that somebody else is at work on is left to them. */
async function untilNothingMoves(
  list: () => Promise<string[]>,
  move: (lotId: string) => Promise<boolean>,
): Promise<number> {
  let moved = 0;
  for (;;) {
    const before = moved;
    for (const lotId of await list()) moved += (await move(lotId)) ? 1 : 0;
    if (moved === before) return moved;
  }
}
