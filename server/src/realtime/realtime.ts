// Live events over Socket.IO, on the HTTP server of the store (R38).
import type { IncomingMessage, Server as HttpServer, ServerResponse } from 'node:http';
import { Server } from 'socket.io';
import type { ClientEvents } from '@hammerdock/contract/events.ts';
import type { Log } from '../context.ts';
import { readNow, type Db, type Tx } from '../db/database.ts';
import type { SentEvents } from '../events/route-events.ts';
import { startPolling } from '../poll.ts';
import { listEndedSessions } from '../store/accounts/sessions-ended.ts';
import { SECURITY_HEADERS } from '../http/security-headers.ts';
import { AddressLimiter, admitPackets, OpenCount, type SocketLimits } from './socket-limits.ts';
import type { LiveServer, LiveSocket, RoomEmitter, SocketSession } from './socket-types.ts';
import type { BridgeCallbacks, NodeBridge } from './node-bridge.ts';
import { publishEvents } from './publish.ts';
import { publishPickups } from './publish-pickups.ts';
import { publishProgress } from './publish-progress.ts';
import { publishUnread } from './publish-unread.ts';
import { publishWatches } from './publish-watches.ts';
import { userRoom } from './rooms.ts';
import { serveLotSubscriptions } from './lot-subscriptions.ts';

const MESSAGE_BYTES_MAX = 16 * 1024;
const TICK_MS = 1000;
const JOIN_MS = 10_000;
const KNOWN_EVENTS = new Set<unknown>([
  'watchLots',
  'unwatchLots',
] satisfies (keyof ClientEvents)[]);

export interface RealtimeOptions {
  readonly httpServer: HttpServer;
  readonly db: Db;
  readonly log: Log;
  /** The session of a handshake, by cookie or bearer token; null for a guest. */
  readonly findSession: (request: IncomingMessage, token: unknown) => Promise<SessionOfSocket>;
  /** Whether a browser's page of this origin may connect. */
  readonly admitsOrigin: (request: IncomingMessage) => boolean;
  readonly limits: SocketLimits;
  /** The message during maintenance; null otherwise. */
  readonly readMaintenance: () => Promise<string | null>;
  /** The address under which a connection is counted. */
  readonly addressOf: (request: IncomingMessage) => string;
  /** Connects several nodes; null for a single one. */
  readonly openBridge: ((watch: BridgeCallbacks) => NodeBridge) | null;
}

type SessionOfSocket = SocketSession['session'];

export type Publish = (tx: Tx, events: SentEvents) => Promise<void>;

export interface Realtime {
  /** Sends events to the sockets of all nodes. */
  readonly publish: Publish;
  /** Sends events to the sockets of this node only. */
  readonly publishHere: Publish;
  countSockets(): number;
  close(): Promise<void>;
}

export function openRealtime(options: RealtimeOptions): Realtime {
  const { httpServer, db, log, admitsOrigin, openBridge } = options;
  const onError = (err: unknown) => log.warn({ err }, 'the live event server reported an error');
  const addresses = new AddressLimiter(options.limits, options.addressOf);
  const io: LiveServer = new Server(httpServer, {
    serveClient: false,
    maxHttpBufferSize: MESSAGE_BYTES_MAX,
    connectTimeout: JOIN_MS,
    allowRequest: (request, decide) => {
      const admit = async () => admitsOrigin(request) && (await addresses.admits(request));
      admit().then(
        (isAdmitted) => decide(null, isAdmitted),
        (err: unknown) => {
          onError(err);
          decide(null, false);
        },
      );
    },
  });
  guardConnections(io, addresses);
  // Clients reconnect by themselves and fetch what they missed.
  const dropAll = () => {
    for (const socket of io.of('/').sockets.values()) socket.conn.close();
  };
  const bridge = openBridge?.({ onError, onInterruption: dropAll }) ?? null;
  if (bridge !== null) io.adapter(bridge.adapter);

  const admit = admitUsers({ ...options, onError });
  io.use((socket, answer) => void admit(socket).then(answer));
  io.on('connection', (socket) => {
    const { session } = socket.data;
    if (session) void socket.join(userRoom(session.userId));
    // Our pages send no other events (SF8).
    socket.use(([name], next) => (KNOWN_EVENTS.has(name) ? next() : socket.conn.close()));
    serveLotSubscriptions(socket, { db, log });
    sendTime(db, socket).catch(onError);
    sendMaintenance(options, socket).catch(onError);
  });
  const tick = startPolling({ everyMs: TICK_MS, poll: () => tickSockets(db, io), onError });
  const maintenance = watchMaintenance(options, io, onError);

  const { rooms } = io.of('/').adapter;
  const isHere = (userId: string) => rooms.has(userRoom(userId));
  const allNodes = { io, mayBeConnected: (id: string) => bridge !== null || isHere(id) };
  const thisNode = { io: io.local, mayBeConnected: isHere };
  return {
    publish: async (tx, events) => {
      await publishTo(allNodes, tx, events);
      await bridge?.flush();
    },
    publishHere: (tx, events) => publishTo(thisNode, tx, events),
    countSockets: () => io.of('/').sockets.size,
    close: async () => {
      await tick.close();
      await maintenance.close();
      dropAll();
      await io.of('/').adapter.close();
      io.engine.close();
      await bridge?.close();
    },
  };
}

async function publishTo(
  to: { io: RoomEmitter; mayBeConnected: (userId: string) => boolean },
  tx: Tx,
  { live, watches, notified, pickups, progress }: SentEvents,
): Promise<void> {
  await publishEvents(tx, live, to);
  await publishWatches(tx, watches, to);
  await publishUnread(tx, notified, to);
  publishPickups(pickups, to);
  publishProgress(progress, to);
}

/** Finds the user of a socket; the returned error is sent to its client. */
function admitUsers({
  findSession,
  limits,
  onError,
}: Pick<RealtimeOptions, 'findSession' | 'limits'> & { onError: (err: unknown) => void }) {
  const ofUsers = new OpenCount();
  return async (socket: LiveSocket): Promise<Error | undefined> => {
    try {
      const { request, handshake, conn } = socket;
      const session = await findSession(request, handshake.auth['token']);
      socket.data.session = session;
      // A socket that is closed already would be counted forever.
      if (session === null || conn.readyState !== 'open') return undefined;
      if (ofUsers.of(session.userId) >= limits.perUser) return new Error('too many connections');
      conn.once('close', ofUsers.open(session.userId));
      return undefined;
    } catch (err) {
      onError(err);
      return new Error('the session could not be looked up');
    }
  };
}

/** Sets security headers, and limits the connections per address and the packets of each. */
function guardConnections({ engine }: LiveServer, addresses: AddressLimiter): void {
  engine.use((_: IncomingMessage, response: ServerResponse, next: () => void) => {
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value);
    response.setHeader('cache-control', 'no-store');
    next();
  });
  engine.on('connection', (connection: LiveSocket['conn']) => {
    const leave = addresses.enter(connection.request);
    if (leave === undefined) {
      connection.close();
      return;
    }
    connection.once('close', leave);
    const admit = admitPackets();
    connection.on('packet', () => {
      if (!admit()) connection.close();
    });
  });
}

async function sendTime(db: Db, socket: LiveSocket): Promise<void> {
  socket.emit('sliservertime', { dTime: await readNow(db) });
}

/** Sends the time, and disconnects sockets whose session has ended (R45). */
async function tickSockets(db: Db, io: LiveServer): Promise<void> {
  const sockets = [...io.of('/').sockets.values()];
  if (sockets.length === 0) return;
  io.local.emit('sliservertime', { dTime: await readNow(db) });
  const sessionIds = sockets.flatMap(({ data }) => data.session?.id ?? []);
  const ended = await listEndedSessions(db, [...new Set(sessionIds)]);
  for (const socket of sockets) {
    if (socket.data.session && ended.has(socket.data.session.id)) socket.conn.close();
  }
}

async function sendMaintenance(
  { readMaintenance }: Pick<RealtimeOptions, 'readMaintenance'>,
  to: Pick<LiveSocket, 'emit'>,
): Promise<void> {
  to.emit('maintenance', { message: await readMaintenance() });
}

/** Each node tells its own sockets when the store is closed or opened. */
function watchMaintenance(
  { readMaintenance }: Pick<RealtimeOptions, 'readMaintenance'>,
  io: LiveServer,
  onError: (err: unknown) => void,
) {
  let last: string | null | undefined;
  const poll = async () => {
    const message = await readMaintenance();
    if (last !== undefined && message !== last) io.local.emit('maintenance', { message });
    last = message;
  };
  return startPolling({ everyMs: TICK_MS, poll, onError });
}
