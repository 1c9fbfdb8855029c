// Opening one lot: the advance bids take part, in order of arrival (R17).
import { decide } from '@hammerdock/domain/bidding/decide.ts';
import { readNow, type Db } from '../db/database.ts';
import { appendEvent } from '../events/outbox.ts';
import { lockLotIfFree } from '../store/lot-locks.ts';
import { listLogOfLot } from '../store/lot-log.ts';
import { recordLotEvent } from './record-lot-event.ts';

/** false: somebody else is at work on the lot, or it is open already. */
export function openLot(db: Db, lotId: string): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const lot = await lockLotIfFree(tx, lotId);
    if (lot === null) return false;
    const log = await listLogOfLot(tx, lotId);
    const decided = decide(lot, { kind: 'open', log }, await readNow(tx));
    if (!decided.ok) return false;
    for (const event of decided.value) {
      await appendEvent(tx, 'lot.opened', await recordLotEvent(tx, lot, event));
    }
    return true;
  });
}
