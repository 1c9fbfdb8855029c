// Publishes a batch of domain events to the rooms of the socket server.
import type { LiveEvent } from '../events/subscribers.ts';
import type { Tx } from '../db/database.ts';
import * as people from '../store/auctions/lot-people.ts';
import type { RoomEmitter } from './socket-types.ts';
import { lotRoom, userRoom } from './rooms.ts';
import {
  toPrivateEvent,
  listRecipients,
  type BidderLookup,
  type PrivateEvent,
} from './private-events.ts';
import { toPublicEvents } from './public-events.ts';

/**
 * `mayBeConnected` avoids lookups for users without a connected socket. Private events are sent
 * first and without a pause: a bidder never sees a new price beside an old standing.
 */
export async function publishEvents(
  tx: Tx,
  events: readonly LiveEvent[],
  { io, mayBeConnected }: { io: RoomEmitter; mayBeConnected: (userId: string) => boolean },
): Promise<void> {
  const privateEvents = await findPrivateEvents(tx, events, mayBeConnected);
  for (const own of privateEvents) {
    const room = io.to(userRoom(own.userId));
    if (own.name === 'bidAddtime') room.emit(own.name, own.payload);
    else room.emit(own.name, own.payload);
  }
  for (const event of toPublicEvents(events)) {
    const room = io.to(lotRoom(event.payload.lot_id));
    if (event.name === 'bidAddtime') room.emit(event.name, event.payload);
    else room.emit(event.name, event.payload);
  }
}

async function findPrivateEvents(
  tx: Tx,
  events: readonly LiveEvent[],
  mayBeConnected: (userId: string) => boolean,
): Promise<readonly PrivateEvent[]> {
  const biddersOf = await findBidders(tx, events);
  const recipients = events.flatMap((event) =>
    listRecipients(event, biddersOf)
      .filter(mayBeConnected)
      .map((userId) => ({ event, userId })),
  );
  if (recipients.length === 0) return [];
  const lookup = { biddersOf, ...(await lookUpBidders(tx, recipients)) };
  return recipients.map(({ event, userId }) => toPrivateEvent(event, userId, lookup));
}

async function findBidders(
  tx: Tx,
  events: readonly LiveEvent[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const lotsOf = (wanted: (event: LiveEvent) => boolean) =>
    events.filter(wanted).map(({ payload }) => payload.lotId);
  const standing = await people.listBiddersOfLots(
    tx,
    lotsOf((event) => event.name === 'lot.opened' || isSold(event)),
  );
  // LIVE-09: every bidder has lost a lot that was not sold.
  const ever = await people.listEverBidders(
    tx,
    lotsOf((event) => event.name === 'lot.closed' && !isSold(event)),
  );
  const biddersOf = new Map<string, string[]>();
  for (const { lotId, userId } of [...standing, ...ever]) {
    biddersOf.set(lotId, [...(biddersOf.get(lotId) ?? []), userId]);
  }
  return biddersOf;
}

const isSold = (event: LiveEvent): boolean =>
  event.name === 'lot.closed' && event.payload.winnerId !== null;

async function lookUpBidders(
  tx: Tx,
  recipients: readonly { event: LiveEvent; userId: string }[],
): Promise<Pick<BidderLookup, 'usernames' | 'maximumOf'>> {
  const keyOf = ({ lotId, userId, sequence }: people.BidderAtSequence): string =>
    `${lotId} ${userId} ${sequence}`;
  const moments = recipients.map(({ event, userId }) => {
    const { lotId, sequence } = event.payload;
    return { lotId, userId, sequence };
  });
  const maxima = await people.listOwnMaxima(tx, moments);
  const maximumOf = new Map(maxima.map((row) => [keyOf(row), row]));
  const leaderIds = new Set(recipients.flatMap(({ event }) => event.payload.leaderId ?? []));
  return {
    usernames: await people.listUsernames(tx, [...leaderIds]),
    maximumOf: (moment) => maximumOf.get(keyOf(moment)) ?? null,
  };
}
