// The two things a client may ask for. What it sends is checked like any input: it may be anything.
import { WATCHED_LOTS_MAX, type LotWish, type LotsWatched } from '@hammerdock/contract/events.ts';
import { publicSequenceOf } from '@hammerdock/domain/bidding/lot.ts';
import type { Log } from '../context.ts';
import type { Db } from '../db/database.ts';
import { listWatchableLots } from '../store/lot-people.ts';
import type { LiveSocket } from './live-server.ts';
import { lotRoom } from './rooms.ts';
import { admitAtMost } from './socket-limits.ts';

const WISHES_MAX = 40;
const WISHES_WINDOW_MS = 10_000;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function serveWishes(socket: LiveSocket, { db, log }: { db: Db; log: Log }): void {
  const watched = new Set<string>();
  const admit = admitAtMost(WISHES_MAX, WISHES_WINDOW_MS);
  socket.on('watchLots', (wish, answer) => {
    const lotIds = readLotIds(wish);
    if (lotIds === null || !admit()) {
      socket.conn.close();
      return;
    }
    const room = WATCHED_LOTS_MAX - watched.size;
    const wanted = lotIds.filter((id) => !watched.has(id)).slice(0, room);
    for (const id of wanted) watched.add(id);
    enterRooms(socket, { db, wanted })
      .then((entered) => {
        for (const id of wanted) if (!entered.has(id)) watched.delete(id);
        tell(answer, { lotIds: [...watched], sequences: Object.fromEntries(entered) });
      })
      .catch((err: unknown) => {
        log.warn({ err }, 'a watcher could not be let in');
        // The client comes again by itself and asks anew.
        socket.conn.close();
      });
  });
  socket.on('unwatchLots', (wish) => {
    const lotIds = readLotIds(wish);
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

async function enterRooms(
  socket: LiveSocket,
  { db, wanted }: { db: Db; wanted: readonly string[] },
): Promise<ReadonlyMap<string, number>> {
  if (wanted.length === 0) return new Map();
  const allowed = (await listWatchableLots(db, wanted)).map(({ id }) => id);
  await socket.join(allowed.map(lotRoom));
  // Read from inside: what happens after this is told.
  const lots = await listWatchableLots(db, allowed);
  return new Map(lots.map((lot) => [lot.id, publicSequenceOf(lot)]));
}

/** Null when it is not what was agreed. */
function readLotIds(wish: LotWish | undefined): readonly string[] | null {
  const lotIds: unknown = wish?.lotIds;
  if (!Array.isArray(lotIds) || lotIds.length > WATCHED_LOTS_MAX) return null;
  const ids = lotIds.filter((id: unknown) => typeof id === 'string' && UUID.test(id));
  return ids.length === lotIds.length ? [...new Set(ids)] : null;
}

function tell(answer: unknown, watched: LotsWatched): void {
  if (typeof answer === 'function') answer(watched);
}
