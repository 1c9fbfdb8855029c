import { createServer, type Server as HttpServer } from 'node:http';
import type { LotChanged } from '@hammerdock/contract/events.ts';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase, type Db } from '../db/database.ts';
import { openPool } from '../db/pool.ts';
import type { LiveFact } from '../facts/dispatch-table.ts';
import { buildAuction, buildLot } from '../testing/build.ts';
import { cloneDatabase } from '../testing/postgres.ts';
import { openRealtime, type Realtime } from './hub.ts';

const quiet = { max: 2, name: 'test', onError: () => undefined };
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

describe('several nodes', () => {
  let db: Db;
  let lotId: string;
  const nodes: { realtime: Realtime; http: HttpServer }[] = [];
  const addressOf = (index: number): string => {
    const address = nodes[index]?.http.address();
    if (typeof address !== 'object' || !address) throw new Error('the node does not listen');
    return `http://127.0.0.1:${address.port}`;
  };

  beforeAll(async () => {
    const database = await cloneDatabase();
    db = openDatabase(openPool(database.owner, quiet));
    lotId = await buildLot(db, { auctionId: await buildAuction(db) });
    for (const _ of [1, 2]) {
      const http = createServer();
      await new Promise<void>((resolve) => void http.listen(0, '127.0.0.1', resolve));
      const realtime = openRealtime({
        httpServer: http,
        db,
        log,
        findSession: () => Promise.resolve(null),
        admitsOrigin: () => true,
        bridgeTarget: database.worker,
      });
      nodes.push({ realtime, http });
    }
  });
  afterAll(async () => {
    for (const { realtime, http } of nodes) {
      await realtime.close();
      http.close();
    }
    await db.destroy();
  });

  test('R39: what one node publishes, watchers of the other hear, in order', async () => {
    const heard: number[] = [];
    const watcher = io(addressOf(1), { transports: ['websocket'] });
    watcher.on('bidAddtime', ({ sequence }: LotChanged) => heard.push(sequence));
    await watcher.emitWithAck('watchLots', { lotIds: [lotId] });
    const opened = (sequence: number): LiveFact => ({
      name: 'lot.opened',
      payload: {
        lotId,
        sequence,
        priceCents: null,
        nextBidCents: 500,
        bidCount: 0,
        closesAt: 0,
        phase: 'open',
        leaderId: null,
        buyNowCents: null,
      },
    });
    let sent = 0;
    const publishNext = async () => {
      sent += 1;
      const fact = opened(sent);
      await db.transaction().execute(async (tx) => nodes[0]?.realtime.publish(tx, [fact], []));
    };
    // The nodes need a moment to listen to each other; then nothing is missed.
    await expect
      .poll(async () => {
        await publishNext();
        return heard.length;
      })
      .toBeGreaterThan(0);
    const first = heard[0] ?? 0;
    for (let more = 0; more < 20; more += 1) await publishNext();
    const wanted = Array.from({ length: sent - first + 1 }, (_, index) => first + index);
    await expect.poll(() => heard).toEqual(wanted);
    watcher.disconnect();
  });
});
