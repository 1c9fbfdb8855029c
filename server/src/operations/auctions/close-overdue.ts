// Does once what the closers do continuously: opens lots that start and closes lots that end.
import type { Db } from '../../db/database.ts';
import {
  listLotsToClose,
  listLotsToOpen,
  postponeCloseChecks,
} from '../../store/auctions/lot-locks.ts';
import { closeLot } from './close-lot.ts';
import { openLot } from './open-lot.ts';
import { recordHeartbeat } from './recover-from-outage.ts';

export interface Overdue {
  readonly opened: number;
  readonly closed: number;
  /** Lots extended by five minutes, because bidding was down at their close (R21). */
  readonly extended: number;
  readonly failed: readonly FailedLot[];
}

export interface FailedLot {
  readonly lotId: string;
  readonly error: unknown;
}

const LOTS_PER_LOOK = 200;

export async function closeOverdue(db: Db): Promise<Overdue> {
  // Recovers first, like a node that starts, so that no lot closes on an outage.
  const extended = await recordHeartbeat(db);
  const opening = await untilNothingMoves(
    (except) => listLotsToOpen(db, { limit: LOTS_PER_LOOK, except }),
    (lotId) => openLot(db, lotId),
  );
  await postponeCloseChecks(db);
  const closing = await untilNothingMoves(
    (except) => listLotsToClose(db, { limit: LOTS_PER_LOOK, except }),
    async (lotId) => (await closeLot(db, lotId)).result === 'closed',
  );
  const failed = [...opening.failed, ...closing.failed];
  return { opened: opening.moved, closed: closing.moved, extended, failed };
}

/** Tries each lot once; skips lots that are locked. */
async function untilNothingMoves(
  list: (except: readonly string[]) => Promise<string[]>,
  move: (lotId: string) => Promise<boolean>,
): Promise<{ moved: number; failed: readonly FailedLot[] }> {
  const failed: FailedLot[] = [];
  const left: string[] = [];
  let moved = 0;
  for (;;) {
    const due = await list(left);
    if (due.length === 0) return { moved, failed };
    for (const lotId of due) {
      try {
        if (await move(lotId)) moved += 1;
        else left.push(lotId);
      } catch (error) {
        failed.push({ lotId, error });
        left.push(lotId);
      }
    }
  }
}
