// Two nodes of the store over a real Redis, which is killed, stopped and started again.
import path from 'node:path';
import { publicSequenceOf } from '@hammerdock/domain/bidding/lot.ts';
import { hours } from '@hammerdock/domain/time.ts';
import { openDatabase, readNow, type Db } from '@hammerdock/server/src/db/database.ts';
import { openPool } from '@hammerdock/server/src/db/pool.ts';
import * as bidders from '@hammerdock/server/src/testing/fixtures/bidders.ts';
import { cloneDatabase, type TestDatabase } from '@hammerdock/server/src/testing/postgres.ts';
import { runNode, until, type TestProcess } from '@hammerdock/server/src/testing/process.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findGaps, watchLot, type Watcher } from '../faults/watch-lot.ts';
import { hasRealRedis, makeRealRedis, type RealRedis } from './real-redis.ts';

const entry = path.join(import.meta.dirname, '../faults/store-node.ts');
const BIDS = 12;

// A bare clone has no Redis; where it is missing, these tests are reported as skipped.
describe.skipIf(!hasRealRedis())('two nodes and Redis', () => {
  let database: TestDatabase;
  let owner: Db;
  let redis: RealRedis;
  let testAuction: bidders.TestAuction;
  let people: readonly bidders.Person[];
  let closesAt: number;
  const running: TestProcess[] = [];
  const watchers: Watcher[] = [];
  let addresses: readonly string[] = [];
  let lotId: string;

  beforeAll(async () => {
    database = await cloneDatabase();
    owner = openDatabase(
      openPool(database.owner, { max: 2, name: 'test', onError: () => undefined }),
    );
    const now = await readNow(owner);
    closesAt = now + hours(1);
    testAuction = await bidders.addTestAuction(owner, {
      startsAt: now - hours(1),
      endsAt: closesAt,
    });
    people = [
      await bidders.addBidder(owner, testAuction),
      await bidders.addBidder(owner, testAuction),
    ];
    redis = await makeRealRedis();
    await redis.start();
    addresses = await Promise.all([startNode(), startNode()]);
  });
  beforeEach(async () => {
    lotId = await bidders.addLot(owner, testAuction, { opensAt: closesAt - hours(2), closesAt });
    for (const address of addresses) watchers.push(await watchLot(address, lotId));
  });
  afterEach(() => {
    for (const { socket } of watchers.splice(0)) socket.disconnect();
  });
  afterAll(async () => {
    for (const { child } of running) child.kill('SIGTERM');
    const ends = await Promise.all(running.map(({ ended }) => ended));
    await redis.kill();
    await owner.destroy();
    // Nodes shut down cleanly regardless of the state of Redis.
    expect(ends).toEqual([0, 0]);
  });

  async function startNode(): Promise<string> {
    const env = {
      HAMMERDOCK_ENVIRONMENT: 'development',
      DATABASE_URL: database.url,
      REDIS_URL: redis.url,
      HAMMERDOCK_PORT: '0',
      HAMMERDOCK_LOG_LEVEL: 'info',
      HAMMERDOCK_LIMIT_FACTOR: '1000',
      HAMMERDOCK_BIDS_PER_MINUTE: '1000',
      HAMMERDOCK_BIDS_PER_SECOND: '1000',
      HAMMERDOCK_PICTURES_AHEAD: 'no',
    };
    const node = runNode({ args: [entry], env });
    running.push(node);
    const [, address = ''] = await node.waitForOutput(/open at (\S+)/);
    return address;
  }

  /** Sends bids to the two nodes in turn; returns the duration of the slowest answer. */
  async function placeBids(from: number, to: number): Promise<number> {
    let slowestMs = 0;
    for (let bid = from; bid < to; bid += 1) {
      const began = performance.now();
      const response = await fetch(`${addresses[bid % 2]}/api/mobile/placeBid`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${people[bid % 2]?.token}`,
          'content-type': 'application/json',
          'idempotency-key': `${lotId} ${bid}`.replaceAll(' ', '-'),
        },
        body: JSON.stringify({ product_id: lotId, wsprice: `${10 + bid * 200}.00` }),
      });
      expect(await response.text()).toContain('"status":"success"');
      slowestMs = Math.max(slowestMs, performance.now() - began);
    }
    return slowestMs;
  }
  const readiness = () =>
    Promise.all(addresses.map(async (address) => (await fetch(`${address}/readyz`)).status));
  const newest = async (): Promise<number> => {
    const lot = owner
      .selectFrom('lotStates')
      .select(['sequence', 'hiddenEvents'])
      .where('lotId', '=', lotId);
    return publicSequenceOf(await lot.executeTakeFirstOrThrow());
  };
  /** Checks that all watchers are up to date, stay connected and received no gap. */
  async function expectAllDelivered(): Promise<void> {
    const wanted = await newest();
    for (const { stretches, socket } of watchers) {
      const latest = () => Math.max(0, ...stretches.map(([, to]) => to));
      await until(`${wanted} is received`, () => latest() === wanted);
      expect(findGaps(stretches)).toEqual([]);
      expect(socket.connected).toBe(true);
    }
  }
  const countInOutput = (node: TestProcess, words: string) => node.output().split(words).length - 1;

  test('R39 delivers a bid at one node to the watchers of the other, in order', async () => {
    await placeBids(0, BIDS);
    await expectAllDelivered();
    const order = watchers.map(({ stretches }) => stretches.map(([, to]) => to));
    for (const received of order) expect(received).toEqual(received.toSorted((a, b) => a - b));
  });

  test('R39 continues bids, pages and live events while Redis is killed and restarted', async () => {
    await placeBids(0, BIDS);
    await expectAllDelivered();
    await redis.kill();
    expect(await placeBids(BIDS, 2 * BIDS)).toBeLessThan(2000);
    await until('both nodes report it', async () => (await readiness()).every((s) => s === 503));
    // Over the database, because Redis is still down.
    await expectAllDelivered();
    await redis.start();
    await until('both are ready', async () => (await readiness()).every((s) => s === 200));
    await placeBids(2 * BIDS, 3 * BIDS);
    await expectAllDelivered();
    for (const node of running) {
      expect(countInOutput(node, 'Redis is down')).toBe(1);
      expect(countInOutput(node, 'Redis is up again')).toBe(1);
      expect(node.output()).not.toContain(new URL(redis.url).password);
      expect(node.output().split('\n').length).toBeLessThan(20);
    }
  });

  test('R39 waits for no answer of a stopped Redis, and delivers all events when it continues', async () => {
    await placeBids(0, BIDS);
    redis.signal('SIGSTOP');
    expect(await placeBids(BIDS, 2 * BIDS)).toBeLessThan(2000);
    await expectAllDelivered();
    expect(await readiness()).toEqual([503, 503]);
    redis.signal('SIGCONT');
    await until('both are ready', async () => (await readiness()).every((s) => s === 200));
    await placeBids(2 * BIDS, 3 * BIDS);
    await expectAllDelivered();
  });
});
