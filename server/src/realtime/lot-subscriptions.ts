// The two requests of a client, to watch and to unwatch lots. Their payloads are validated.
import {
  WATCHED_LOTS_MAX,
  type LotSubscription,
  type WatchedLots,
} from '@hammerdock/contract/events.ts';
import { publicSequenceOf } from '@hammerdock/domain/bidding/lot.ts';
import type { Log } from '../context.ts';
import type { Db } from '../db/database.ts';
import { listWatchableLots } from '../store/auctions/lot-people.ts';
import type { LiveSocket } from './socket-types.ts';
import { lotRoom } from './rooms.ts';
import { admitAtMost } from './socket-limits.ts';

const REQUESTS_MAX = 40;
const REQUESTS_WINDOW_MS = 10_000;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function serveLotSubscriptions(socket: LiveSocket, { db, log }: { db: Db; log: Log }): void {
  const watched = new Set<string>();
  const admit = admitAtMost(REQUESTS_MAX, REQUESTS_WINDOW_MS);
  socket.on('watchLots', (request, answer) => {
    const lotIds = readLotIds(request);
    if (lotIds === null || !admit()) {
      socket.conn.close();
      return;
    }
    const left = WATCHED_LOTS_MAX - watched.size;
    const wanted = lotIds.filter((id) => !watched.has(id)).slice(0, left);
    for (const id of wanted) watched.add(id);
    joinRooms(socket, { db, wanted })
      .then((joined) => {
        for (const id of wanted) if (!joined.has(id)) watched.delete(id);
        acknowledge(answer, { lotIds: [...watched], sequences: Object.fromEntries(joined) });
      })
      .catch((err: unknown) => {
        log.warn({ err }, 'watching lots failed');
        // The client reconnects by itself and repeats its request.
        socket.conn.close();
      });
  });
  socket.on('unwatchLots', (request) => {
    const lotIds = readLotIds(request);
    if (lotIds === null || !admit()) {
      socket.conn.close();
      return;
    }
    for (const id of lotIds) {
      watched.delete(id);
      void socket.leave(lotRoom(id));
    }
  });
}

async function joinRooms(
  socket: LiveSocket,
  { db, wanted }: { db: Db; wanted: readonly string[] },
): Promise<ReadonlyMap<string, number>> {
  if (wanted.length === 0) return new Map();
  const allowed = (await listWatchableLots(db, wanted)).map(({ id }) => id);
  await socket.join(allowed.map(lotRoom));
  // Read after joining, so that later events are received.
  const lots = await listWatchableLots(db, allowed);
  return new Map(lots.map((lot) => [lot.id, publicSequenceOf(lot)]));
}

/** Null when the payload is invalid. */
function readLotIds(request: LotSubscription | undefined): readonly string[] | null {
  const lotIds: unknown = request?.lotIds;
  if (!Array.isArray(lotIds) || lotIds.length > WATCHED_LOTS_MAX) return null;
  const ids = lotIds.filter((id: unknown) => typeof id === 'string' && UUID.test(id));
  return ids.length === lotIds.length ? [...new Set(ids)] : null;
}

function acknowledge(answer: unknown, watched: WatchedLots): void {
  if (typeof answer === 'function') answer(watched);
}
