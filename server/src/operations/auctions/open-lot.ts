// Opens one lot and enters its advance bids in order of arrival (R17).
import { decide } from '@hammerdock/domain/bidding/decide.ts';
import { readNow, type Db } from '../../db/database.ts';
import { appendEvent } from '../../events/outbox.ts';
import { lockLotIfFree } from '../../store/auctions/lot-locks.ts';
import { listLogOfLot } from '../../store/bidding/lot-log.ts';
import { recordLotEvent } from '../bidding/record-lot-event.ts';

/** Returns false if the lot is locked by another transaction or already open. */
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
