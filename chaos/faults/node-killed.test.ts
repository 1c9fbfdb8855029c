import path from 'node:path';
import { minutes } from '@hammerdock/domain/time.ts';
import { openDatabase, readNow, type Db } from '@hammerdock/server/src/db/database.ts';
import { openPool } from '@hammerdock/server/src/db/pool.ts';
import * as build from '@hammerdock/server/src/testing/build.ts';
import { cloneDatabase, type TestDatabase } from '@hammerdock/server/src/testing/postgres.ts';
import { runNode, type TestProcess } from '@hammerdock/server/src/testing/process.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { findGaps, watchLot, type Watcher } from './watch-lot.ts';

const entry = path.join(import.meta.dirname, 'store-node.ts');
const BIDS = 40;
const BIDS_BEFORE_THE_KILL = 15;

describe('a killed node', () => {
  let database: TestDatabase;
  let owner: Db;
  let auctionId: string;
  let people: readonly build.Person[];
  beforeAll(async () => {
    database = await cloneDatabase();
    owner = openDatabase(
      openPool(database.owner, { max: 2, name: 'test', onError: () => undefined }),
    );
    auctionId = await build.buildAuction(owner);
    people = [await build.buildPerson(owner), await build.buildPerson(owner)];
  });
  const running: TestProcess[] = [];
  afterEach(async () => {
    for (const { child } of running) child.kill('SIGKILL');
    await Promise.all(running.splice(0).map(({ ended }) => ended));
  });
  afterAll(() => owner.destroy());

  async function startNode(): Promise<{ node: TestProcess; address: string }> {
    const env = {
      HAMMERDOCK_ENVIRONMENT: 'development',
      DATABASE_URL: database.url,
      HAMMERDOCK_PORT: '0',
      HAMMERDOCK_LOG_LEVEL: 'fatal',
      HAMMERDOCK_SECRET: 'of both nodes '.repeat(3),
    };
    const node = runNode({ args: [entry], env });
    running.push(node);
    const [, address = ''] = await node.waitForOutput(/open at (\S+)/);
    return { node, address };
  }

  async function placeBids(lotId: string, from: number, to: number): Promise<void> {
    for (let bid = from; bid < to; bid += 1) {
      const bidderId = people[bid % 2]?.id ?? '';
      await build.buildBid(owner, { lotId, bidderId, amountCents: 1000 + bid * 20_000 });
    }
  }

  // One of the two leads the dispatch, so one of these kills hits the leader.
  test.each([0, 1])(
    'R39: a watcher at the other node misses nothing when node %i is killed',
    async (victim) => {
      const closesAt = (await readNow(owner)) + minutes(60);
      const lotId = await build.buildLot(owner, { auctionId, closesAt });
      const nodes = await Promise.all([startNode(), startNode()]);
      const [killed, survivor] = [nodes[victim], nodes[1 - victim]];
      if (killed === undefined || survivor === undefined) throw new Error('expected two nodes');
      const watcher = await watchLot(survivor.address, lotId);
      await waitForDelivery(watcher, () => placeBids(lotId, 0, 1));

      await placeBids(lotId, 1, BIDS_BEFORE_THE_KILL);
      killed.node.child.kill('SIGKILL');
      await placeBids(lotId, BIDS_BEFORE_THE_KILL, BIDS);
      await expect.poll(() => watcher.stretches.at(-1)?.[1], { timeout: 15_000 }).toBe(BIDS);
      expect(findGaps(watcher.stretches)).toEqual([]);

      await database.clock.advance(minutes(61));
      await expect.poll(() => watcher.closes, { timeout: 15_000 }).toContain(BIDS + 1);
      watcher.socket.disconnect();
      survivor.node.child.kill('SIGTERM');
      await Promise.all(nodes.map(({ node }) => node.ended));
    },
  );
});

/** Waits until the nodes are connected, so that a bid published at one reaches the other. */
async function waitForDelivery(watcher: Watcher, action: () => Promise<void>): Promise<void> {
  await action();
  await expect.poll(() => watcher.stretches.length, { timeout: 15_000 }).toBeGreaterThan(0);
}
