// The bids on a seeded lot before the store opened, written to the log as the bidding engine writes
// it, so that verify finds no discrepancy.
import { evolve } from '@hammerdock/domain/bidding/evolve.ts';
import { recordLotEvent } from '@hammerdock/server/src/operations/bidding/record-lot-event.ts';
import { lockLot, type LockedLot } from '@hammerdock/server/src/store/auctions/lot-locks.ts';
import type { Tx } from '@hammerdock/server/src/db/database.ts';
import { playLot, type Bidding } from './play-lot.ts';

export interface SeedLot extends Bidding {
  readonly lotId: string;
}

export async function seedBids(tx: Tx, { lotId, ...bidding }: SeedLot): Promise<void> {
  const locked = await lockLot(tx, lotId);
  if (locked === null) throw new Error(`there is no lot ${lotId}`);
  let lot: LockedLot = locked;
  for (const event of playLot(locked, bidding)) {
    await recordLotEvent(tx, lot, event);
    lot = { ...lot, state: evolve(lot.state, event) };
  }
}
