// The live line: which lots are on screen, what is said about them, and whether it is up. The
// socket's code is fetched only when a page watches its first lot.
import type { ClientEvents, ServerEvents, WatchChanged } from '@hammerdock/contract/events.ts';
import type { Instant } from '@hammerdock/domain/time.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { Socket } from 'socket.io-client';
import type { Clock } from '../lib/clock.tsx';
import { openSignal } from '../lib/signal.ts';
import { applyEvent, type LotEvent, type OwnEvent } from './lot-events.ts';
import { changeLotOnScreen } from './lot-in-answers.ts';

type LiveSocket = Socket<ServerEvents, ClientEvents>;
export type LiveState = 'idle' | 'live' | 'lost';

export interface Live {
  readonly watch: (lotIds: readonly string[]) => () => void;
  /** Signing in or out changes whose private room the socket is in. */
  readonly renew: () => void;
  readonly state: () => LiveState;
  /** What a private event said about a standing, such as who outbid whom (LIVE-03). */
  readonly messageOf: (lotId: string, standing: string) => string;
  readonly subscribe: (listener: () => void) => () => void;
}

export function openLive(house: { queryClient: QueryClient; clock: () => Clock }): Live {
  const watched = new Map<string, number>();
  const messages = new Map<string, OwnEvent>();
  const { tell, subscribe } = openSignal();
  let socket: LiveSocket | null = null;
  let opening: Promise<void> | null = null;
  let state: LiveState = 'idle';
  let latency = 0;

  const become = (next: LiveState) => {
    state = next;
    tell();
  };
  const take = (event: LotEvent) => {
    applyToCache(house.queryClient, event);
    if (event.channel === 'user') messages.set(event.lot_id, event);
    tell();
  };
  const ask = (lotIds: readonly string[]) => {
    if (socket?.connected !== true || lotIds.length === 0) return;
    const askedAt = performance.now();
    socket.emit('watchLots', { lotIds }, () => {
      latency = (performance.now() - askedAt) / 2;
      // What happened between the page's answer and this moment was told to nobody here.
      refetchLots(house.queryClient, new Set(lotIds));
    });
  };
  const open = async () => {
    socket = await openSocket({
      onConnect: () => {
        become('live');
        ask([...watched.keys()]);
      },
      onLoss: () => become('lost'),
      onTime: (serverNow) => house.clock().correct(serverNow, latency),
      onEvent: take,
      onWatch: (change) => applyWatch(house.queryClient, change),
    });
  };

  return {
    watch: (lotIds) => {
      const fresh = lotIds.filter((id) => !watched.has(id));
      for (const id of lotIds) watched.set(id, (watched.get(id) ?? 0) + 1);
      opening ??= open().catch(() => {
        opening = null;
        become('lost');
      });
      ask(fresh);
      return () => {
        const left = lotIds.filter((id) => watched.get(id) === 1);
        for (const id of lotIds) watched.set(id, (watched.get(id) ?? 1) - 1);
        for (const id of left) watched.delete(id);
        if (left.length > 0) socket?.emit('unwatchLots', { lotIds: left });
      };
    },
    renew: () => {
      messages.clear();
      socket?.disconnect().connect();
    },
    state: () => state,
    messageOf: (lotId, standing) => {
      const last = messages.get(lotId);
      // One that speaks of another standing is out of date.
      return last?.bidtopstatus === standing ? last.message : '';
    },
    subscribe,
  };
}

interface Ears {
  readonly onConnect: () => void;
  readonly onLoss: () => void;
  readonly onTime: (serverNow: Instant) => void;
  readonly onEvent: (event: LotEvent) => void;
  readonly onWatch: (change: WatchChanged) => void;
}

async function openSocket(ears: Ears): Promise<LiveSocket> {
  const { io } = await import('socket.io-client');
  const socket: LiveSocket = io({ transports: ['websocket', 'polling'] });
  socket.on('connect', ears.onConnect);
  socket.on('disconnect', (reason) => {
    ears.onLoss();
    // The server sends away whose session ended; as a guest one may come back at once.
    if (reason === 'io server disconnect') socket.connect();
  });
  socket.on('connect_error', ears.onLoss);
  socket.on('sliservertime', ({ dTime }) => ears.onTime(dTime));
  socket.on('bidAddtime', ears.onEvent);
  socket.on('realclosedupdates', ears.onEvent);
  socket.on('watchlistAdded', ears.onWatch);
  return socket;
}

/** LIVE-05: every tab of one's own shows the same hearts, lists and badge. */
function applyWatch(client: QueryClient, change: WatchChanged): void {
  const { lot_id, status, watchlist_id } = change;
  changeLotOnScreen(client, lot_id, { wlist: status === 'added' ? 1 : 0, watchlist_id });
  for (const name of [
    'watchlist.getWatchlist',
    'watchlist.getWatchlistCnt',
    'catalog.getExpired',
  ]) {
    void client.invalidateQueries({ queryKey: [name] });
  }
}

/** One's own lists gain and lose lots by a private event: those are asked for again. */
function applyToCache(client: QueryClient, event: LotEvent): void {
  for (const query of client.getQueryCache().getAll()) {
    const data: unknown = query.state.data;
    if (data === undefined) continue;
    const outcome = applyEvent(data, event);
    if (outcome.data !== data) client.setQueryData(query.queryKey, outcome.data);
    const isOwnList = String(query.queryKey[0]).startsWith('bids.');
    if (outcome.gap || (isOwnList && event.channel === 'user')) {
      void client.invalidateQueries({ queryKey: query.queryKey, exact: true });
    }
  }
}

function refetchLots(client: QueryClient, lotIds: ReadonlySet<string>): void {
  void client.invalidateQueries({
    predicate: ({ state }) => holdsLot(state.data, lotIds),
  });
}

function holdsLot(value: unknown, lotIds: ReadonlySet<string>): boolean {
  if (Array.isArray(value)) return value.some((inner) => holdsLot(inner, lotIds));
  if (typeof value !== 'object' || value === null) return false;
  if ('id' in value && typeof value.id === 'string' && lotIds.has(value.id)) return true;
  return Object.values(value).some((inner) => holdsLot(inner, lotIds));
}
