// The private side of a breath of facts: each one whose standing it touches is told, one event per
// fact, never merged (R40).
import type { OwnResult, OwnStanding } from '@hammerdock/contract/events.ts';
import type { LiveFact } from '../facts/dispatch-table.ts';
import type { BidderMoment } from '../store/lot-people.ts';
import { viewOwnResult, viewOwnStanding } from '../views/live.ts';

export type PrivateEvent = { readonly userId: string } & (
  | { readonly name: 'bidAddtime'; readonly payload: OwnStanding }
  | { readonly name: 'realclosedupdates'; readonly payload: OwnResult }
);

/** Whom a fact concerns; for an opening and a close, everyone with a bid on the lot. */
export function listConcerned(fact: LiveFact, biddersOf: BiddersOfLot): readonly string[] {
  const { lotId, leaderId } = fact.payload;
  const leader = leaderId === null ? [] : [leaderId];
  switch (fact.name) {
    case 'bid.placed': {
      const { bidderId, previousLeaderId } = fact.payload;
      const previous = previousLeaderId === null ? [] : [previousLeaderId];
      return [...new Set([...leader, bidderId, ...previous])];
    }
    case 'maximum.lowered':
      return leader;
    case 'bid.retracted':
      return [...new Set([...leader, fact.payload.bidderId])];
    case 'lot.bought':
    case 'lot.reopened':
      return [fact.payload.buyerId];
    case 'lot.extended':
      return [];
    case 'lot.opened':
    case 'lot.closed':
      return [...new Set([...leader, ...(biddersOf.get(lotId) ?? [])])];
  }
}

export type BiddersOfLot = ReadonlyMap<string, readonly string[]>;

/** What is known of people, looked up once for the breath. */
export interface KnownPeople {
  readonly biddersOf: BiddersOfLot;
  readonly usernames: ReadonlyMap<string, string>;
  readonly maximumOf: (bidder: BidderMoment) => number | null;
}

export function cutPrivateEvent(
  fact: LiveFact,
  userId: string,
  { usernames, maximumOf }: KnownPeople,
): PrivateEvent {
  const lot = fact.payload;
  if (fact.name === 'lot.closed') {
    const won = fact.payload.winnerId === userId;
    return { userId, name: 'realclosedupdates', payload: viewOwnResult(lot, won) };
  }
  if (fact.name === 'lot.bought') {
    return { userId, name: 'realclosedupdates', payload: viewOwnResult(lot, true) };
  }
  const leads = lot.leaderId === userId;
  const { lotId, sequence } = lot;
  const ownMaxCents = maximumOf({ lotId, userId, sequence });
  const leaderName = usernames.get(lot.leaderId ?? '') ?? '';
  const loweringUntil = fact.name === 'bid.retracted' && leads ? fact.payload.loweringUntil : null;
  const payload = viewOwnStanding(lot, { leads, ownMaxCents, leaderName, loweringUntil });
  return { userId, name: 'bidAddtime', payload };
}
