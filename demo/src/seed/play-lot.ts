// The events of a lot that gets these bids, decided by the domain.
import { decide, type LotCommand, type LotEvent } from '@hammerdock/domain/bidding/decide.ts';
import { entryOf, evolve } from '@hammerdock/domain/bidding/evolve.ts';
import { nextBidCents, type Lot } from '@hammerdock/domain/bidding/lot.ts';
import type { Cents } from '@hammerdock/domain/money.ts';
import type { Instant } from '@hammerdock/domain/time.ts';

/** A bid that is placed if the price is still below its amount. */
export interface SeedBid {
  readonly bidderId: string;
  readonly at: Instant;
  readonly upToCents: Cents;
}

export interface Bidding {
  readonly opensAt: Instant;
  readonly bids: readonly SeedBid[];
  /** No event is later. */
  readonly now: Instant;
}

/** Of a lot whose log is empty. */
export function playLot(untouched: Lot, { opensAt, bids, now }: Bidding): LotEvent[] {
  let lot = untouched;
  const events: LotEvent[] = [];
  const execute = (command: LotCommand, at: Instant): void => {
    const decided = decide(lot, command, at);
    // A bid that is too late or too low is left out.
    if (!decided.ok) return;
    for (const event of decided.value) {
      events.push(event);
      lot = { ...lot, state: evolve(lot.state, event) };
    }
  };
  const inOrder = bids.toSorted((one, other) => one.at - other.at);
  for (const { bidderId, at, upToCents } of inOrder.filter((bid) => bid.at < opensAt)) {
    execute({ kind: 'placeAdvanceBid', bidderId, amountCents: upToCents }, at);
  }
  if (opensAt > now) return events;
  execute({ kind: 'open', log: events.map(entryOf) }, opensAt);
  for (const { bidderId, at, upToCents } of inOrder.filter((bid) => bid.at >= opensAt)) {
    if (lot.state.leaderId === bidderId || upToCents < nextBidCents(lot)) continue;
    execute({ kind: 'placeBid', bidderId, amountCents: upToCents, type: 'proxy' }, at);
  }
  if (lot.state.closesAt <= now) execute({ kind: 'close' }, lot.state.closesAt);
  return events;
}
