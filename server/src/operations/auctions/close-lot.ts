// Closes one lot (R21). Safe to run concurrently, after a crash, and late.
import { decide } from '@hammerdock/domain/bidding/decide.ts';
import { isOutage } from '@hammerdock/domain/bidding/fair-close.ts';
import type { Duration } from '@hammerdock/domain/time.ts';
import type { Db } from '../../db/database.ts';
import { appendEvent } from '../../events/outbox.ts';
import { readHeartbeat } from '../../store/platform/heartbeat.ts';
import { lockLotIfFree } from '../../store/auctions/lot-locks.ts';
import { recordLotEvent } from '../bidding/record-lot-event.ts';

export type Closing =
  | { readonly result: 'closed'; readonly lateMs: Duration }
  /** The lot is locked by another transaction, or does not have to close. */
  | { readonly result: 'left alone' }
  /** Bids were not possible for a while: recover first, then try again. */
  | { readonly result: 'outage' };

export function closeLot(db: Db, lotId: string): Promise<Closing> {
  return db.transaction().execute(async (tx): Promise<Closing> => {
    const lot = await lockLotIfFree(tx, lotId);
    if (lot === null) return { result: 'left alone' };
    // Read after locking, because an earlier bid may have moved the close (R2).
    const { now, beatAt } = await readHeartbeat(tx);
    if (beatAt !== null && isOutage({ beganAt: beatAt, endedAt: now })) return { result: 'outage' };
    const decided = decide(lot, { kind: 'close' }, now);
    if (!decided.ok) return { result: 'left alone' };
    for (const event of decided.value) {
      const change = await recordLotEvent(tx, lot, event);
      if (event.kind !== 'lot.closed') throw new Error(`a close led to ${event.kind}`);
      const { outcome, winnerId, hammerCents } = event;
      await appendEvent(tx, 'lot.closed', { ...change, outcome, winnerId, hammerCents });
    }
    return { result: 'closed', lateMs: now - lot.state.closesAt };
  });
}
