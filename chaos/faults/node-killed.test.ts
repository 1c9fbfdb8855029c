import path from 'node:path';
import { minutes } from '@hammerdock/domain/time.ts';
import { openDatabase, readNow, type Db } from '@hammerdock/server/src/db/database.ts';
import { openPool } from '@hammerdock/server/src/db/pool.ts';
import * as build from '@hammerdock/server/src/testing/build.ts';
import { cloneDatabase, type TestDatabase } from '@hammerdock/server/src/testing/postgres.ts';
import { runNode, until, type TestProcess } from '@hammerdock/server/src/testing/process.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { findGaps, watchLot } from './watch-lot.ts';

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

  /** Nodes that receive what another one publishes. */
  async function countListening(): Promise<number> {
    const { rows } = await sql`select from pg_stat_activity
      where datname = current_database() and query like 'LISTEN%'
        and application_name = 'hammerdock event subscriber'`.execute(owner);
    return rows.length;
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
      await until('both nodes listen', async () => (await countListening()) === nodes.length);

      await placeBids(lotId, 0, BIDS_BEFORE_THE_KILL);
      await expect.poll(() => watcher.stretches.length).toBeGreaterThan(0);
      killed.node.child.kill('SIGKILL');
      await placeBids(lotId, BIDS_BEFORE_THE_KILL, BIDS);
      await expect.poll(() => watcher.stretches.at(-1)?.[1]).toBe(BIDS);
      expect(findGaps(watcher.stretches)).toEqual([]);

      await database.clock.advance(minutes(61));
      await expect.poll(() => watcher.closes).toContain(BIDS + 1);
      watcher.socket.disconnect();
      survivor.node.child.kill('SIGTERM');
      await Promise.all(nodes.map(({ node }) => node.ended));
    },
  );
});
