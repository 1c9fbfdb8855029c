// Fair close (R21): when no node could take bids for more than 15 s, every lot whose last minutes
// fell into the downtime is extended by five minutes, before anything else is decided on it.
import { decide } from '@hammerdock/domain/bidding/decide.ts';
import {
  fairCloseAfter,
  isOutage,
  LAST_MINUTES_MS,
  disruptsClose,
  type Downtime,
} from '@hammerdock/domain/bidding/fair-close.ts';
import type { Db, Tx } from '../../db/database.ts';
import { appendEvent } from '../../events/outbox.ts';
import { newId } from '../../security/ids.ts';
import { prolongHolds } from '../../store/bidding/buy-now.ts';
import {
  insertOutage,
  listOpenLotsClosing,
  lockHeartbeat,
  updateHeartbeat,
} from '../../store/platform/heartbeat.ts';
import { isUnderMaintenance } from '../../store/platform/maintenance.ts';
import { lockLot } from '../../store/auctions/lot-locks.ts';
import { recordLotEvent } from '../bidding/record-lot-event.ts';

const REASON = 'Bidding was down for a while, so everyone gets five more minutes.';

/**
 * Writes a heartbeat and returns how many lots were extended. After an outage the extensions are
 * committed together with the heartbeat, so that a fresh heartbeat implies the new closes.
 */
export function recordHeartbeat(db: Db): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const { now, beatAt } = await lockHeartbeat(tx);
    // R64: no heartbeat during maintenance, so that its end is treated like the end of an outage.
    if (await isUnderMaintenance(tx)) return 0;
    const downtime = { beganAt: beatAt ?? now, endedAt: now };
    const extended = isOutage(downtime) ? await extendLots(tx, downtime) : 0;
    await updateHeartbeat(tx, Math.max(now, beatAt ?? now));
    return extended;
  });
}

async function extendLots(tx: Tx, downtime: Downtime): Promise<number> {
  await insertOutage(tx, { id: newId(), ...downtime, reason: 'no node could take bids' });
  await prolongHolds(tx, downtime);
  const closesAt = fairCloseAfter(downtime.endedAt);
  const candidates = await listOpenLotsClosing(tx, {
    from: downtime.beganAt,
    until: downtime.endedAt + LAST_MINUTES_MS,
  });
  let extended = 0;
  for (const lotId of candidates) {
    const lot = await lockLot(tx, lotId);
    if (lot === null || !disruptsClose(downtime, lot.state.closesAt)) continue;
    const decided = decide(lot, { kind: 'extend', closesAt }, downtime.endedAt);
    if (!decided.ok) continue;
    for (const event of decided.value) {
      const change = await recordLotEvent(tx, lot, event);
      await appendEvent(tx, 'lot.extended', { ...change, reason: REASON });
    }
    extended += 1;
  }
  return extended;
}
