// From the events of one breath to the rooms of the socket server.
import type { LiveEvent } from '../events/subscribers.ts';
import type { Tx } from '../db/database.ts';
import * as people from '../store/lot-people.ts';
import type { LiveVoice } from './live-server.ts';
import { lotRoom, userRoom } from './rooms.ts';
import { cutPrivateEvent, listConcerned, type KnownPeople } from './private-events.ts';
import { cutPublicEvents } from './public-events.ts';

/** `mayBeThere` spares the look-ups for users of whom no socket is connected. */
export async function publishEvents(
  tx: Tx,
  events: readonly LiveEvent[],
  { io, mayBeThere }: { io: LiveVoice; mayBeThere: (userId: string) => boolean },
): Promise<void> {
  for (const event of cutPublicEvents(events)) {
    const room = io.to(lotRoom(event.payload.lot_id));
    if (event.name === 'bidAddtime') room.emit(event.name, event.payload);
    else room.emit(event.name, event.payload);
  }
  const biddersOf = await findBidders(tx, events);
  const told = events.flatMap((event) =>
    listConcerned(event, biddersOf)
      .filter(mayBeThere)
      .map((userId) => ({ event, userId })),
  );
  if (told.length === 0) return;
  const known = { biddersOf, ...(await lookUp(tx, told)) };
  for (const { event, userId } of told) {
    const own = cutPrivateEvent(event, userId, known);
    const room = io.to(userRoom(userId));
    if (own.name === 'bidAddtime') room.emit(own.name, own.payload);
    else room.emit(own.name, own.payload);
  }
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
  // LIVE-09: a lot that nobody won is lost to everybody who had bid on it.
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

async function lookUp(
  tx: Tx,
  told: readonly { event: LiveEvent; userId: string }[],
): Promise<Pick<KnownPeople, 'usernames' | 'maximumOf'>> {
  const keyOf = ({ lotId, userId, sequence }: people.BidderMoment): string =>
    `${lotId} ${userId} ${sequence}`;
  const moments = told.map(({ event, userId }) => {
    const { lotId, sequence } = event.payload;
    return { lotId, userId, sequence };
  });
  const maxima = await people.listOwnMaxima(tx, moments);
  const maximumOf = new Map(maxima.map((row) => [keyOf(row), row.maxCents]));
  const leaderIds = new Set(told.flatMap(({ event }) => event.payload.leaderId ?? []));
  return {
    usernames: await people.listUsernames(tx, [...leaderIds]),
    maximumOf: (moment) => maximumOf.get(keyOf(moment)) ?? null,
  };
}
