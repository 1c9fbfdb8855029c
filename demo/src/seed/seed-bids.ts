// The bids on a seeded lot before the store opened, decided by the domain and written to the log as
// the bidding engine writes it, so that verify finds no discrepancy.
import { decide, type LotCommand } from '@hammerdock/domain/bidding/decide.ts';
import { evolve } from '@hammerdock/domain/bidding/evolve.ts';
import { nextBidCents } from '@hammerdock/domain/bidding/lot.ts';
import type { Cents } from '@hammerdock/domain/money.ts';
import type { Instant } from '@hammerdock/domain/time.ts';
import { recordLotEvent } from '@hammerdock/server/src/operations/bidding/record-lot-event.ts';
import { lockLot, type LockedLot } from '@hammerdock/server/src/store/auctions/lot-locks.ts';
import { listLogOfLot } from '@hammerdock/server/src/store/bidding/lot-log.ts';
import type { Tx } from '@hammerdock/server/src/db/database.ts';

/** A bid that is placed if the price is still below its amount. */
export interface SeedBid {
  readonly bidderId: string;
  readonly at: Instant;
  readonly upToCents: Cents;
}

export interface SeedLot {
  readonly lotId: string;
  readonly opensAt: Instant;
  readonly bids: readonly SeedBid[];
  /** No event is later. */
  readonly now: Instant;
}

export async function seedBids(tx: Tx, { lotId, opensAt, bids, now }: SeedLot): Promise<void> {
  const locked = await lockLot(tx, lotId);
  if (locked === null) throw new Error(`there is no lot ${lotId}`);
  let lot: LockedLot = locked;
  const execute = async (command: LotCommand, at: Instant): Promise<void> => {
    const decided = decide(lot, command, at);
    // A bid that is too late or too low is left out.
    if (!decided.ok) return;
    for (const event of decided.value) {
      await recordLotEvent(tx, lot, event);
      lot = { ...lot, state: evolve(lot.state, event) };
    }
  };
  const inOrder = bids.toSorted((one, other) => one.at - other.at);
  for (const { bidderId, at, upToCents } of inOrder.filter((bid) => bid.at < opensAt)) {
    await execute({ kind: 'placeAdvanceBid', bidderId, amountCents: upToCents }, at);
  }
  if (opensAt > now) return;
  await execute({ kind: 'open', log: await listLogOfLot(tx, lotId) }, opensAt);
  for (const { bidderId, at, upToCents } of inOrder.filter((bid) => bid.at >= opensAt)) {
    if (lot.state.leaderId === bidderId || upToCents < nextBidCents(lot)) continue;
    await execute({ kind: 'placeBid', bidderId, amountCents: upToCents, type: 'proxy' }, at);
  }
  if (lot.state.closesAt <= now) await execute({ kind: 'close' }, lot.state.closesAt);
}
