// The history of a seeded lot before the store opened, decided by the domain and written to the log
// as the bid path writes it, so that verify finds no discrepancy.
import { decide, type LotCommand } from '@hammerdock/domain/bidding/decide.ts';
import { evolve } from '@hammerdock/domain/bidding/evolve.ts';
import { nextBidCents } from '@hammerdock/domain/bidding/lot.ts';
import type { Cents } from '@hammerdock/domain/money.ts';
import type { Instant } from '@hammerdock/domain/time.ts';
import { recordLotEvent } from '@hammerdock/server/src/operations/bidding/record-lot-event.ts';
import { lockLot, type LockedLot } from '@hammerdock/server/src/store/auctions/lot-locks.ts';
import { listLogOfLot } from '@hammerdock/server/src/store/bidding/lot-log.ts';
import type { Tx } from '@hammerdock/server/src/db/database.ts';

/** A user bids at a time up to an amount, if the lot is still below it. */
export interface Visit {
  readonly bidderId: string;
  readonly at: Instant;
  readonly upToCents: Cents;
}

export interface LotPast {
  readonly lotId: string;
  readonly opensAt: Instant;
  readonly visits: readonly Visit[];
  /** Nothing has happened after this moment. */
  readonly now: Instant;
}

export async function holdLot(tx: Tx, { lotId, opensAt, visits, now }: LotPast): Promise<void> {
  const locked = await lockLot(tx, lotId);
  if (locked === null) throw new Error(`there is no lot ${lotId}`);
  let lot: LockedLot = locked;
  const carryOut = async (command: LotCommand, at: Instant): Promise<void> => {
    const decided = decide(lot, command, at);
    // A visitor who came too late or offered too little left no bid.
    if (!decided.ok) return;
    for (const event of decided.value) {
      await recordLotEvent(tx, lot, event);
      lot = { ...lot, state: evolve(lot.state, event) };
    }
  };
  const inOrder = visits.toSorted((one, other) => one.at - other.at);
  for (const { bidderId, at, upToCents } of inOrder.filter((visit) => visit.at < opensAt)) {
    await carryOut({ kind: 'placeAdvanceBid', bidderId, amountCents: upToCents }, at);
  }
  if (opensAt > now) return;
  await carryOut({ kind: 'open', log: await listLogOfLot(tx, lotId) }, opensAt);
  for (const { bidderId, at, upToCents } of inOrder.filter((visit) => visit.at >= opensAt)) {
    if (lot.state.leaderId === bidderId || upToCents < nextBidCents(lot)) continue;
    await carryOut({ kind: 'placeBid', bidderId, amountCents: upToCents, type: 'proxy' }, at);
  }
  if (lot.state.closesAt <= now) await carryOut({ kind: 'close' }, lot.state.closesAt);
}
