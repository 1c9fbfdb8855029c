// The private side of a breath of events: each one whose standing it touches is told, one event per
// event, never merged (R40).
import type { OwnResult, OwnStanding } from '@hammerdock/contract/events.ts';
import type { LiveEvent } from '../events/subscribers.ts';
import type { BidderMoment } from '../store/lot-people.ts';
import { viewOwnResult, viewOwnStanding } from '../views/live.ts';

export type PrivateEvent = { readonly userId: string } & (
  | { readonly name: 'bidAddtime'; readonly payload: OwnStanding }
  | { readonly name: 'realclosedupdates'; readonly payload: OwnResult }
);

/** Whom an event concerns; for an opening and a close, everyone with a bid on the lot. */
export function listConcerned(event: LiveEvent, biddersOf: BiddersOfLot): readonly string[] {
  const { lotId, leaderId } = event.payload;
  const leader = leaderId === null ? [] : [leaderId];
  switch (event.name) {
    case 'bid.placed': {
      const { bidderId, previousLeaderId } = event.payload;
      const previous = previousLeaderId === null ? [] : [previousLeaderId];
      return [...new Set([...leader, bidderId, ...previous])];
    }
    case 'maximum.lowered':
      return leader;
    case 'bid.retracted':
      return [...new Set([...leader, event.payload.bidderId])];
    case 'lot.bought':
    case 'lot.reopened':
      return [event.payload.buyerId];
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
  event: LiveEvent,
  userId: string,
  { usernames, maximumOf }: KnownPeople,
): PrivateEvent {
  const lot = event.payload;
  if (event.name === 'lot.closed') {
    const won = event.payload.winnerId === userId;
    return { userId, name: 'realclosedupdates', payload: viewOwnResult(lot, won) };
  }
  if (event.name === 'lot.bought') {
    return { userId, name: 'realclosedupdates', payload: viewOwnResult(lot, true) };
  }
  const leads = lot.leaderId === userId;
  const { lotId, sequence } = lot;
  const ownMaxCents = maximumOf({ lotId, userId, sequence });
  const leaderName = usernames.get(lot.leaderId ?? '') ?? '';
  const loweringUntil =
    event.name === 'bid.retracted' && leads ? event.payload.loweringUntil : null;
  const payload = viewOwnStanding(lot, { leads, ownMaxCents, leaderName, loweringUntil });
  return { userId, name: 'bidAddtime', payload };
}
