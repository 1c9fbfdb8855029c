import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openCluster, orderOf, untilWaiting, type Cluster, type Told } from './cluster.ts';
import { POOL_SIZE, type BidNode } from './node-process.ts';
import { pick, runBidders } from './run-bidders.ts';

const SEED = 20_261_121;

describe('bidders at once, on three node processes', () => {
  let cluster: Cluster;
  let nodes: BidNode[];
  let bidders: string[];
  beforeAll(async () => {
    cluster = await openCluster();
    bidders = await cluster.addBidders(8 * POOL_SIZE);
    nodes = await cluster.startNodes(3);
  });
  afterAll(() => cluster.close());

  const countOk = (told: readonly Told[]): number =>
    told.filter(({ kind }) => kind === 'ok').length;

  test.each([1, 2, 8])(
    'BID-09 R19 one lot, %i times as many bidders as a pool has connections',
    async (times) => {
      const lot = await cluster.addLot();
      const crowd = bidders.slice(0, times * POOL_SIZE);
      const told = await runBidders(cluster, {
        nodes,
        lots: [lot],
        bidders: crowd,
        bidsEach: 10,
        seed: SEED,
      });
      expect(await cluster.check()).toEqual([]);
      const { events } = await cluster.lotNow(lot);
      expect(events).toHaveLength(countOk(told));
      expect(events.length).toBeGreaterThan(POOL_SIZE);
      expect(told.every(({ kind }) => kind !== 'lost')).toBe(true);
    },
  );

  test('BID-09 more lots than connections: each lot has an order of its own', async () => {
    const lots = await Promise.all(Array.from({ length: 3 * POOL_SIZE }, () => cluster.addLot()));
    const told = await runBidders(cluster, { nodes, lots, bidders, bidsEach: 4, seed: SEED });
    expect(await cluster.check()).toEqual([]);
    const logs = await Promise.all(lots.map((lot) => cluster.lotNow(lot)));
    for (const { events } of logs) expect(events.length).toBeGreaterThan(0);
    expect(logs.flatMap(({ events }) => events)).toHaveLength(countOk(told));
  });

  test('R3 one key at two nodes at once, and many times within a batch, is one bid', async () => {
    const lot = await cluster.addLot();
    const order = orderOf(lot, pick(bidders, 0), 5000);
    // While the row is locked, the queues fill: the rest waits for the next batch of its node.
    await cluster.client.query('begin');
    await cluster.client.query('select from lot_states where lot_id = $1 for update', [lot]);
    const asked = nodes
      .slice(0, 2)
      .flatMap((node) => [0, 1, 2, 3].map(() => cluster.bid(node, order)));
    await untilWaiting(cluster, 2);
    await cluster.client.query('commit');
    const told = await Promise.all(asked);
    expect(told.map(({ kind }) => kind)).toEqual(told.map(() => 'ok'));
    expect(told).toEqual(told.map(() => told[0]));
    expect((await cluster.lotNow(lot)).events).toHaveLength(1);
    expect(await cluster.check()).toEqual([]);
  });

  test('R3 one key for two lots at once is one bid, and harms nobody in its batch', async () => {
    const [one, other] = [await cluster.addLot(), await cluster.addLot()];
    const order = orderOf(one, pick(bidders, 0), 5000);
    const elsewhere = { ...order, lotId: other };
    await cluster.client.query('begin');
    await cluster.client.query('select from lot_states where lot_id = any($1) for update', [
      [one, other],
    ]);
    // With one connection, a node that held it while it asks for another would wait in vain.
    const narrow = await cluster.startNodes(2, 1);
    const [first, second] = [pick(narrow, 0), pick(narrow, 1)];
    const asked = [
      first.placeBid(order),
      second.placeBid(elsewhere),
      cluster.bid(first, orderOf(one, pick(bidders, 1), 700)),
      cluster.bid(second, orderOf(other, pick(bidders, 2), 700)),
    ];
    await untilWaiting(cluster, 2);
    await cluster.client.query('commit');
    const told = (await Promise.all(asked)).slice(2);
    expect(told).toMatchObject([{ kind: 'ok' }, { kind: 'ok' }]);
    const both = [await cluster.lotNow(one), await cluster.lotNow(other)];
    const kept = both.flatMap(({ events }) =>
      events.filter(({ key }) => key === order.idempotencyKey),
    );
    expect(kept).toHaveLength(1);
    cluster.operations.push(
      ...both
        .filter(({ events }) => events.some(({ key }) => key === order.idempotencyKey))
        .map(({ lot }) => ({
          op: 'bid' as const,
          lot,
          bidder: order.bidderId,
          key: order.idempotencyKey,
          amountCents: order.amountCents,
          type: 'info' as const,
        })),
    );
    expect(await cluster.check()).toEqual([]);
  });

  test('connections cut in the middle: no poisoned pool, no acknowledged bid lost', async () => {
    const lots = [await cluster.addLot(), await cluster.addLot(), await cluster.addLot()];
    let answers = 0;
    let cut = 0;
    const onAnswer = async ({ kind }: Told): Promise<void> => {
      // A cut loses a whole batch: were those counted as well, each cut would cause more.
      if (kind === 'lost') return;
      answers += 1;
      if (answers % 8 !== 0) return;
      const { rows } = await cluster.pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and application_name = 'hammerdock bids'
         order by state = 'active' desc, random() limit 1`,
      );
      cut += rows.length;
    };
    const told = await runBidders(cluster, {
      nodes,
      lots,
      bidders,
      bidsEach: 4,
      seed: SEED,
      onAnswer,
    });
    expect(cut).toBeGreaterThan(10);
    expect(told.some(({ kind }) => kind === 'ok')).toBe(true);
    // Each cut connection may fail one bid more, until its node has noticed.
    const last = await Promise.all(
      nodes.map(async (node) => {
        const order = orderOf(pick(lots, 0), pick(bidders, 0), 50_000_000);
        let heard = await cluster.bid(node, order);
        for (let tries = 0; heard.kind === 'lost' && tries < POOL_SIZE; tries += 1) {
          heard = await cluster.bid(node, order);
        }
        return heard;
      }),
    );
    expect(last.map(({ kind }) => kind)).not.toContain('lost');
    expect(await cluster.check()).toEqual([]);
  });
});
