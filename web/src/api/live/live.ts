// The live connection: the lots on screen, their events and the connection state. The socket's code
// is loaded when a page watches its first lot.
import type {
  ClientEvents,
  NotificationsChanged,
  ServerEvents,
  WatchedLots,
  WatchChanged,
} from '@hammerdock/contract/events.ts';
import type { LotTile } from '@hammerdock/contract/shapes/lot.ts';
import type { Instant } from '@hammerdock/domain/time.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { Socket } from 'socket.io-client';
import type { CallName } from '../calls.ts';
import { refreshCalls } from '../query.tsx';
import type { Clock } from '../../lib/time/clock.tsx';
import { openSignal } from '../../lib/signal.ts';
import type { LotEvent } from './lot-events.ts';
import { changeLotOnScreen, holdsLot } from './lot-in-answers.ts';
import { retryWhenRefused } from './refused-socket.ts';
import { openLotEventCache } from './lot-event-cache.ts';

type LiveSocket = Socket<ServerEvents, ClientEvents>;
export type LiveState = 'idle' | 'live' | 'lost';

export interface Live {
  readonly watch: (lotIds: readonly string[]) => () => void;
  /** As if it had arrived over the connection; events that are known already change nothing. */
  readonly apply: (event: LotEvent) => void;
  /** Reconnects, because signing in or out changes the socket's private room. */
  readonly renew: () => void;
  readonly state: () => LiveState;
  readonly subscribe: (listener: () => void) => () => void;
}

interface LiveContext {
  readonly queryClient: QueryClient;
  readonly clock: () => Clock;
  readonly onMaintenance: (message: string | null) => void;
}

export function openLive(context: LiveContext): Live {
  const watched = new Map<string, number>();
  const lotEvents = openLotEventCache(context.queryClient);
  const { notify, subscribe } = openSignal();
  let socket: LiveSocket | null = null;
  let opening: Promise<void> | null = null;
  let state: LiveState = 'idle';

  const setState = (next: LiveState) => {
    lotEvents.forgetOwnEvents();
    state = next;
    notify();
  };
  const apply = (event: LotEvent) => {
    lotEvents.apply(event);
    notify();
  };
  const ask = (lotIds: readonly string[], isBack = false) => {
    if (socket?.connected !== true || lotIds.length === 0) return;
    const askedAt = performance.now();
    socket.emit('watchLots', { lotIds }, ({ sequences }) => {
      context.clock().recordRoundTrip(performance.now() - askedAt);
      refetchMissed(context.queryClient, sequences, isBack);
    });
  };
  const open = async () => {
    socket = await openSocket({
      onConnect: () => {
        const isBack = state === 'lost';
        setState('live');
        if (isBack) void refetch(context.queryClient, [...MISSED, ...PICKUPS]);
        ask([...watched.keys()], isBack);
        void refetch(context.queryClient, IMPORTS);
      },
      onLoss: () => setState('lost'),
      onTime: (sentAt) => context.clock().recordServerTime(sentAt),
      onEvent: apply,
      onWatch: (change) => applyWatch(context.queryClient, change),
      onNotifications: (change) => void applyNotifications(context.queryClient, change),
      onPickups: () => void refetch(context.queryClient, PICKUPS),
      onProgress: () => void refetch(context.queryClient, IMPORTS),
      onMaintenance: context.onMaintenance,
    });
  };

  return {
    watch: (lotIds) => {
      const fresh = lotIds.filter((id) => !watched.has(id));
      for (const id of lotIds) watched.set(id, (watched.get(id) ?? 0) + 1);
      opening ??= open().catch(() => {
        opening = null; // Shown as a lost connection; the next list opens it again.
        setState('lost');
      });
      ask(fresh);
      return () => {
        const left = lotIds.filter((id) => watched.get(id) === 1);
        for (const id of lotIds) watched.set(id, (watched.get(id) ?? 1) - 1);
        for (const id of left) watched.delete(id);
        if (left.length > 0) socket?.emit('unwatchLots', { lotIds: left });
      };
    },
    apply,
    renew: () => {
      lotEvents.forgetOwnEvents();
      socket?.disconnect().connect();
    },
    state: () => state,
    subscribe,
  };
}

interface SocketHandlers {
  readonly onConnect: () => void;
  readonly onLoss: () => void;
  readonly onTime: (serverNow: Instant) => void;
  readonly onEvent: (event: LotEvent) => void;
  readonly onWatch: (change: WatchChanged) => void;
  readonly onNotifications: (change: NotificationsChanged) => void;
  readonly onPickups: () => void;
  readonly onProgress: () => void;
  readonly onMaintenance: (message: string | null) => void;
}

async function openSocket(handlers: SocketHandlers): Promise<LiveSocket> {
  const { io } = await import('socket.io-client');
  const socket: LiveSocket = io({ transports: ['websocket', 'polling'] });
  socket.on('connect', handlers.onConnect);
  socket.on('disconnect', (reason) => {
    handlers.onLoss();
    // The server disconnects when the session ends; a guest may reconnect at once.
    if (reason === 'io server disconnect') socket.connect();
  });
  socket.on('connect_error', handlers.onLoss);
  retryWhenRefused(socket);
  socket.on('sliservertime', ({ dTime }) => handlers.onTime(dTime));
  socket.on('bidAddtime', handlers.onEvent);
  socket.on('realclosedupdates', handlers.onEvent);
  socket.on('watchlistAdded', handlers.onWatch);
  socket.on('notificationsChanged', handlers.onNotifications);
  socket.on('pickupsChanged', handlers.onPickups);
  socket.on('manifestProgress', handlers.onProgress);
  socket.on('archiveProgress', handlers.onProgress);
  socket.on('maintenance', ({ message }) => handlers.onMaintenance(message));
  return socket;
}

/** What shows how far an import of a manifest, or of photos, is. */
const IMPORTS = [
  'manifests.getManifest',
  'manifests.listManifests',
  'photoArchives.getPhotoArchive',
  'photoArchives.listPhotoArchives',
];
/** What shows whether won lots are picked up. */
const PICKUPS = ['pickup.getPickupSlots', 'bids.list', 'invoices.viewReceipt'];

/** An answer that is under way may be older than the event, so it is asked for again. */
async function refetch(client: QueryClient, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await client.cancelQueries({ queryKey: [name] });
    void client.invalidateQueries({ queryKey: [name] });
  }
}

/** NTF-05: all tabs of a user show the same number and list. */
async function applyNotifications(
  client: QueryClient,
  { unread }: NotificationsChanged,
): Promise<void> {
  // An answer that is under way may be older than the event.
  await client.cancelQueries({ queryKey: [UNREAD] });
  client.setQueriesData({ queryKey: [UNREAD] }, { unreadCount: unread });
  void refreshCalls(client, [RECEIVED, IN_PLAY]);
}

const UNREAD: CallName = 'notifications.getUnreadCount';
const RECEIVED: CallName = 'notifications.listNotifications';
const IN_PLAY: CallName = 'bids.getInPlay';
/** Changed by events of the user, which are missed while the connection is lost. */
const MISSED = [UNREAD, RECEIVED, IN_PLAY];

/** LIVE-05: all tabs of a user show the same hearts, lists and badge. */
function applyWatch(client: QueryClient, change: WatchChanged): void {
  const { lot_id, status, watchlist_id } = change;
  changeLotOnScreen(client, lot_id, { wlist: status === 'added' ? 1 : 0, watchlist_id });
  void refreshCalls(client, [
    'watchlist.getWatchlist',
    'watchlist.getWatchlistCnt',
    'catalog.getExpired',
    'bids.listLotsInPlay',
  ]);
}

/**
 * Refetches lots whose events were missed between the page's answer and the connection. After a
 * lost connection, hearts, notes and receipts may also have changed, without an event (LIVE-06).
 */
function refetchMissed(
  client: QueryClient,
  sequences: WatchedLots['sequences'],
  isBack: boolean,
): void {
  const isMissed = ({ id, sequence }: LotTile) =>
    (isBack && id in sequences) || sequence < (sequences[id] ?? 0);
  void client.invalidateQueries({ predicate: ({ state }) => holdsLot(state.data, isMissed) });
}
