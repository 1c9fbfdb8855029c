import { createServer, type Server as HttpServer } from 'node:http';
import type { LotChanged, LotClosed, OwnResult, OwnStanding } from '@hammerdock/contract/events.ts';
import { io } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase, readNow, toDate, type Db } from '../db/database.ts';
import { openPool } from '../db/pool.ts';
import type { LiveEvent } from '../events/subscribers.ts';
import { appendEvent } from '../events/outbox.ts';
import { openRedisFallback } from './redis-fallback.ts';
import type { RedisStream } from './redis-stream.ts';
import type { Poller } from '../poll.ts';
import { buildAuction, buildLot } from '../testing/build.ts';
import { cloneDatabase, type TestDatabase } from '../testing/postgres.ts';
import { openTestRedis, type TestRedis } from '../testing/fakes/memory-redis.ts';
import { openRealtime, type Realtime, type RealtimeOptions } from './realtime.ts';
import { openPostgresBridge } from './postgres-bridge.ts';
import { openRedisBridge } from './redis-bridge.ts';

const quiet = { max: 2, name: 'test', onError: () => undefined };
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

interface Node {
  readonly realtime: Realtime;
  readonly address: string;
  close(): Promise<void>;
}

interface Watcher {
  /** The sequences of the received events, in order. */
  readonly received: number[];
  leave(): void;
}

describe('several nodes', () => {
  let database: TestDatabase;
  let db: Db;
  let lotId: string;
  const nodes: Node[] = [];
  const watchers: Watcher[] = [];

  beforeAll(async () => {
    database = await cloneDatabase();
    db = openDatabase(openPool(database.owner, quiet));
    lotId = await buildLot(db, { auctionId: await buildAuction(db) });
  });
  afterEach(async () => {
    for (const watcher of watchers.splice(0)) watcher.leave();
    for (const node of nodes.splice(0)) await node.close();
  });
  afterAll(() => db.destroy());

  async function openNode(
    openBridge: RealtimeOptions['openBridge'],
    openMore: (realtime: Realtime) => Poller | null = () => null,
  ): Promise<Node> {
    const httpServer: HttpServer = createServer();
    await new Promise<void>((resolve) => void httpServer.listen(0, '127.0.0.1', resolve));
    const bound = httpServer.address();
    if (typeof bound !== 'object' || !bound) throw new Error('the node does not listen');
    const realtime = openRealtime({
      httpServer,
      db,
      log,
      findSession: () => Promise.resolve(null),
      limits: { perAddress: 20, perUser: 5, opensPerMinute: 120 },
      addressOf: () => '127.0.0.1',
      readMaintenance: () => Promise.resolve(null),
      admitsOrigin: () => true,
      openBridge,
    });
    const more = openMore(realtime);
    const node: Node = {
      realtime,
      address: `http://127.0.0.1:${bound.port}`,
      close: async () => {
        await more?.close();
        await realtime.close();
        httpServer.close();
      },
    };
    nodes.push(node);
    return node;
  }

  async function watch(node: Node): Promise<Watcher> {
    const socket = io(node.address, { transports: ['websocket'], reconnection: false });
    const received: number[] = [];
    socket.on('bidAddtime', ({ sequence }: LotChanged | OwnStanding) => received.push(sequence));
    socket.on('realclosedupdates', ({ sequence }: LotClosed | OwnResult) =>
      received.push(sequence),
    );
    await socket.emitWithAck('watchLots', { lotIds: [lotId] });
    const watcher: Watcher = { received, leave: () => socket.disconnect() };
    watchers.push(watcher);
    return watcher;
  }

  const opened = (sequence: number) =>
    ({
      name: 'lot.opened',
      payload: {
        lotId,
        sequence,
        publicSequence: sequence,
        priceCents: null,
        nextBidCents: 500,
        bidCount: 0,
        closesAt: 0,
        phase: 'open',
        leaderId: null,
        buyNowCents: null,
      },
    }) satisfies LiveEvent;
  const only = (event: LiveEvent) => ({
    live: [event],
    watches: [],
    notified: [],
    pickups: [],
    progress: [],
  });
  const publish = (node: Node, sequence: number) =>
    db.transaction().execute((tx) => node.realtime.publish(tx, only(opened(sequence))));
  const count = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => from + index);

  test('R39 without Redis, watchers at one node receive the events of the other in order', async () => {
    const open = () => openNode((callbacks) => openPostgresBridge(database.worker, callbacks));
    const [publisher, other] = [await open(), await open()];
    const watcher = await watch(other);
    let sent = 0;
    const publishNext = () => publish(publisher, (sent += 1));
    // The nodes need a moment to subscribe; from then on no event is missed.
    await expect
      .poll(async () => {
        await publishNext();
        return watcher.received.length;
      })
      .toBeGreaterThan(0);
    const first = watcher.received[0] ?? 0;
    for (let more = 0; more < 20; more += 1) await publishNext();
    await expect.poll(() => watcher.received).toEqual(count(first, sent));
  });

  /** Publishes an event and then marks it, as the dispatcher does. */
  async function dispatch(node: Node, sequence: number): Promise<void> {
    await db.transaction().execute(async (tx) => {
      const event = opened(sequence);
      await appendEvent(tx, event.name, event.payload);
      await node.realtime.publish(tx, only(event));
      await tx
        .updateTable('outbox')
        .set({ dispatchedAt: toDate(await readNow(tx)) })
        .execute();
    });
  }

  async function openOverRedis(redis: TestRedis): Promise<Node> {
    const stream: RedisStream = redis.openStream();
    const bridge = await openRedisBridge(stream, log);
    return openNode(
      () => bridge,
      (realtime) => openRedisFallback({ db, log, stream, bridge, realtime }),
    );
  }

  test('R39 over Redis, both nodes receive every event once and in order, from the first one on', async () => {
    const redis = openTestRedis();
    const [publisher, other] = [await openOverRedis(redis), await openOverRedis(redis)];
    const watching = [await watch(publisher), await watch(other)];
    for (const sequence of count(1, 50)) await publish(publisher, sequence);
    for (const { received } of watching) await expect.poll(() => received).toEqual(count(1, 50));
  });

  test('R39 while Redis is down every node publishes to its own sockets, and none is missing after', async () => {
    const redis = openTestRedis();
    const [publisher, other] = [await openOverRedis(redis), await openOverRedis(redis)];
    const [near, far] = [await watch(publisher), await watch(other)];
    await dispatch(publisher, 1);
    await expect.poll(() => far.received).toEqual([1]);

    redis.kill();
    for (const sequence of count(2, 6)) await dispatch(publisher, sequence);
    // Watchers at the publishing node do not wait for Redis.
    expect(near.received).toEqual(expect.arrayContaining(count(1, 6)));
    await expect.poll(() => far.received).toContain(6);

    // Published just before Redis is up, so the polling of the other node may miss it.
    await dispatch(publisher, 7);
    redis.restart();
    await expect.poll(() => far.received).toContain(7);
    await dispatch(publisher, 8);
    await expect.poll(() => far.received).toContain(8);
    // An event may arrive again, merged with others and after later ones; its sequence shows it.
    await expect.poll(() => near.received).toEqual(expect.arrayContaining(count(1, 8)));
    expect(Math.max(...far.received)).toBe(8);
  });
});
