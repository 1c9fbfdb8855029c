// A database with an auction and bidders, the node processes that serve it, and the checker.
import { randomUUID } from 'node:crypto';
import { Client, type Pool } from 'pg';
import { openDatabase, type Db } from '../../server/src/db/database.ts';
import { openPool } from '../../server/src/db/pool.ts';
import type { BidAnswer, BidOrder } from '../../server/src/bidding-engine/bid-order.ts';
import { addBidder, addLot, addTestAuction } from '../../server/src/testing/fixtures/bidders.ts';
import { cloneDatabase, type TestDatabase } from '../../server/src/testing/postgres.ts';
import { until } from '../../server/src/testing/process.ts';
import { checkRun } from '../checker/check.ts';
import type { Operation } from '../checker/operation.ts';
import { readWorld } from '../checker/read-world.ts';
import type { LotRecord, Violation } from '../checker/world.ts';
import { POOL_SIZE, startNode, type BidNode, type Lost, type NodeOptions } from './node-process.ts';

export const NOON = Date.UTC(2026, 5, 1, 16);
export const CLOSE = NOON + 3_600_000;

export interface Cluster {
  readonly database: TestDatabase;
  readonly owner: Db;
  /** A single connection of the owner, for holding a lot's row lock. */
  readonly client: Client;
  /** More connections of the owner, for reading the server's own tables. */
  readonly pool: Pool;
  /** What clients requested and the answers they got, on all lots. */
  readonly operations: Operation[];
  /** soft: late bids move the close. sharp: they do not. */
  addLot(close?: 'soft' | 'sharp'): Promise<string>;
  addBidders(count: number): Promise<string[]>;
  startNodes(count: number, poolSize?: number): Promise<BidNode[]>;
  /** Sends a bid to a node and records the answer. */
  bid(node: BidNode, order: PricedOrder): Promise<BidOutcome>;
  /** Checks all recorded operations against the database, and the bidding with the second model. */
  check(): Promise<Violation[]>;
  lotNow(lotId: string): Promise<LotRecord>;
  /** How many connections of bidding engines wait for a row lock. */
  countWaiting(): Promise<number>;
  close(): Promise<void>;
}

/** A bid with an amount, which the checker compares with the log. */
export type PricedOrder = BidOrder & { readonly amountCents: number };

export type BidOutcome =
  | { readonly kind: 'ok'; readonly answer: BidAnswer }
  | { readonly kind: 'refused'; readonly refusal: string; readonly nextBidCents: number | null }
  | { readonly kind: 'lost'; readonly why: string };

export const orderOf = (
  lotId: string,
  bidderId: string,
  amountCents: number,
  type: BidOrder['type'] = 'proxy',
): PricedOrder => ({
  lotId,
  bidderId,
  amountCents,
  type,
  advance: false,
  idempotencyKey: randomUUID(),
});

export async function openCluster(limits: NodeOptions['limits'] = 'of tests'): Promise<Cluster> {
  const database = await cloneDatabase();
  await database.clock.stopAt(NOON);
  const pool = openPool(database.owner, { max: 4, name: 'test', onError: () => undefined });
  const owner = openDatabase(pool);
  const client = new Client(database.owner.connection);
  await client.connect();
  const times = { startsAt: NOON - 3_600_000, endsAt: CLOSE };
  const soft = await addTestAuction(owner, times);
  const sharp = await addTestAuction(owner, { ...times, softCloseSeconds: 0 });
  const operations: Operation[] = [];
  const nodes: BidNode[] = [];
  return {
    database,
    owner,
    client,
    pool,
    operations,
    addLot: (close = 'soft') => {
      const testAuction = close === 'soft' ? soft : sharp;
      return addLot(owner, testAuction, { opensAt: times.startsAt, closesAt: CLOSE });
    },
    addBidders: async (count) => {
      const people = Array.from({ length: count }, () => addBidder(owner, soft));
      const ids = (await Promise.all(people)).map(({ id }) => id);
      const { centerId, auctionId } = sharp;
      const accepted = ids.map((userId) => ({ userId, centerId, auctionId }));
      await owner.insertInto('locationAcceptances').values(accepted).execute();
      return ids;
    },
    startNodes: async (count, poolSize = POOL_SIZE) => {
      const started = await Promise.all(
        Array.from({ length: count }, () => startNode(database, { poolSize, limits })),
      );
      nodes.push(...started);
      return started;
    },
    bid: async (node, order) => {
      const outcome = outcomeOf(await node.placeBid(order));
      operations.push(operationOf(order, outcome));
      return outcome;
    },
    check: async () => checkRun({ operations, observations: [] }, await readWorld(pool)),
    lotNow: async (lotId) => {
      const { lots } = await readWorld(pool);
      const lot = lots.find((record) => record.lot === lotId);
      if (lot === undefined) throw new Error(`no lot ${lotId}`);
      return lot;
    },
    countWaiting: () => countWaiting(pool),
    close: async () => {
      for (const node of nodes) node.signal('SIGCONT');
      await Promise.all(nodes.map((node) => node.end()));
      await client.end();
      await pool.end();
    },
  };
}

async function countWaiting(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity where datname = current_database()
       and application_name = 'hammerdock bids' and wait_event_type = 'Lock'`,
  );
  return rows[0]?.count ?? 0;
}

export const untilWaiting = (cluster: Cluster, count: number): Promise<void> =>
  until(`${count} bids wait for the row lock`, async () => (await cluster.countWaiting()) >= count);

function outcomeOf(answer: Awaited<ReturnType<BidNode['placeBid']>> | Lost): BidOutcome {
  if ('lost' in answer) return { kind: 'lost', why: answer.lost };
  if (answer.ok) return { kind: 'ok', answer: answer.value };
  const next = answer.details['nextBidCents'];
  const nextBidCents = typeof next === 'number' ? next : null;
  return { kind: 'refused', refusal: answer.refusal, nextBidCents };
}

function operationOf(order: PricedOrder, outcome: BidOutcome): Operation {
  const { lotId: lot, bidderId: bidder, idempotencyKey: key, amountCents } = order;
  const asked = { op: 'bid', lot, bidder, key, amountCents } as const;
  if (outcome.kind === 'ok') {
    return { ...asked, type: 'ok', response: { sequence: outcome.answer.sequence } };
  }
  return { ...asked, type: outcome.kind === 'refused' ? 'fail' : 'info' };
}
