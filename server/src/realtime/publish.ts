// From the facts of one breath to the rooms of the socket server.
import type { LiveFact } from '../facts/dispatch-table.ts';
import type { Tx } from '../db/database.ts';
import * as people from '../store/lot-people.ts';
import type { LiveVoice } from './live-server.ts';
import { lotRoom, userRoom } from './rooms.ts';
import { cutPrivateEvent, listConcerned, type KnownPeople } from './private-events.ts';
import { cutPublicEvents } from './public-events.ts';

/** `mayBeThere` spares the look-ups for users of whom no socket is connected. */
export async function publishFacts(
  tx: Tx,
  facts: readonly LiveFact[],
  { io, mayBeThere }: { io: LiveVoice; mayBeThere: (userId: string) => boolean },
): Promise<void> {
  for (const event of cutPublicEvents(facts)) {
    const room = io.to(lotRoom(event.payload.lot_id));
    if (event.name === 'bidAddtime') room.emit(event.name, event.payload);
    else room.emit(event.name, event.payload);
  }
  const biddersOf = await findBidders(tx, facts);
  const told = facts.flatMap((fact) =>
    listConcerned(fact, biddersOf)
      .filter(mayBeThere)
      .map((userId) => ({ fact, userId })),
  );
  if (told.length === 0) return;
  const known = { biddersOf, ...(await lookUp(tx, told)) };
  for (const { fact, userId } of told) {
    const event = cutPrivateEvent(fact, userId, known);
    const room = io.to(userRoom(userId));
    if (event.name === 'bidAddtime') room.emit(event.name, event.payload);
    else room.emit(event.name, event.payload);
  }
}

async function findBidders(
  tx: Tx,
  facts: readonly LiveFact[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const lotsOf = (wanted: (fact: LiveFact) => boolean) =>
    facts.filter(wanted).map(({ payload }) => payload.lotId);
  const standing = await people.listBiddersOfLots(
    tx,
    lotsOf((fact) => fact.name === 'lot.opened' || isSold(fact)),
  );
  // LIVE-09: a lot that nobody won is lost to everybody who had bid on it.
  const ever = await people.listEverBidders(
    tx,
    lotsOf((fact) => fact.name === 'lot.closed' && !isSold(fact)),
  );
  const biddersOf = new Map<string, string[]>();
  for (const { lotId, userId } of [...standing, ...ever]) {
    biddersOf.set(lotId, [...(biddersOf.get(lotId) ?? []), userId]);
  }
  return biddersOf;
}

const isSold = (fact: LiveFact): boolean =>
  fact.name === 'lot.closed' && fact.payload.winnerId !== null;

async function lookUp(
  tx: Tx,
  told: readonly { fact: LiveFact; userId: string }[],
): Promise<Pick<KnownPeople, 'usernames' | 'maximumOf'>> {
  const keyOf = ({ lotId, userId, sequence }: people.BidderMoment): string =>
    `${lotId} ${userId} ${sequence}`;
  const moments = told.map(({ fact, userId }) => {
    const { lotId, sequence } = fact.payload;
    return { lotId, userId, sequence };
  });
  const maxima = await people.listOwnMaxima(tx, moments);
  const maximumOf = new Map(maxima.map((row) => [keyOf(row), row.maxCents]));
  const leaderIds = new Set(told.flatMap(({ fact }) => fact.payload.leaderId ?? []));
  return {
    usernames: await people.listUsernames(tx, [...leaderIds]),
    maximumOf: (moment) => maximumOf.get(keyOf(moment)) ?? null,
  };
}
