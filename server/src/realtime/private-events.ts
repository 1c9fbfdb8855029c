// The private events of a batch: one per domain event and affected user, never merged (R40).
import type { OwnResult, OwnStanding } from '@hammerdock/contract/events.ts';
import type { LiveEvent } from '../events/subscribers.ts';
import type { BidderAtSequence, OwnMaximum } from '../store/auctions/lot-people.ts';
import { viewOwnResult, viewOwnStanding } from '../views/bidding/live.ts';

export type PrivateEvent = { readonly userId: string } & (
  | { readonly name: 'bidAddtime'; readonly payload: OwnStanding }
  | { readonly name: 'realclosedupdates'; readonly payload: OwnResult }
);

/** The users to notify of an event; for an opening and a close, every bidder on the lot. */
export function listRecipients(event: LiveEvent, biddersOf: BiddersOfLot): readonly string[] {
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
    case 'lot.awarded':
      return [event.payload.winnerId];
    case 'lot.opened':
    case 'lot.closed':
    case 'lot.cancelled':
      return [...new Set([...leader, ...(biddersOf.get(lotId) ?? [])])];
  }
}

export type BiddersOfLot = ReadonlyMap<string, readonly string[]>;

/** Data of the bidders, looked up once per batch. */
export interface BidderLookup {
  readonly biddersOf: BiddersOfLot;
  readonly usernames: ReadonlyMap<string, string>;
  readonly maximumOf: (bidder: BidderAtSequence) => OwnMaximum | null;
}

export function toPrivateEvent(
  event: LiveEvent,
  userId: string,
  { usernames, maximumOf }: BidderLookup,
): PrivateEvent {
  const lot = event.payload;
  if (event.name === 'lot.closed') {
    const won = event.payload.winnerId === userId;
    return { userId, name: 'realclosedupdates', payload: viewOwnResult(lot, won) };
  }
  if (event.name === 'lot.cancelled') {
    return { userId, name: 'realclosedupdates', payload: viewOwnResult(lot, false) };
  }
  if (event.name === 'lot.bought' || event.name === 'lot.awarded') {
    return { userId, name: 'realclosedupdates', payload: viewOwnResult(lot, true) };
  }
  const leads = lot.leaderId === userId;
  const { lotId, sequence } = lot;
  const own = maximumOf({ lotId, userId, sequence });
  const leaderName = usernames.get(lot.leaderId ?? '') ?? '';
  const loweringUntil =
    event.name === 'bid.retracted' && leads ? event.payload.loweringUntil : null;
  const payload = viewOwnStanding(lot, {
    leads,
    ownMaxCents: own?.maxCents ?? null,
    isExact: own?.isExact === true,
    leaderName,
    loweringUntil,
    hasLapsed: event.name === 'lot.reopened',
  });
  return { userId, name: 'bidAddtime', payload };
}
