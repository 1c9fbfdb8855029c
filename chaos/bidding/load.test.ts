import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openCluster, orderOf, untilWaiting, type Cluster, type BidOutcome } from './cluster.ts';
import { POOL_SIZE, type BidNode } from './node-process.ts';
import { pick, runBidders } from './run-bidders.ts';

const SEED = 20_261_121;

describe('concurrent bidders on three node processes', () => {
  let cluster: Cluster;
  let nodes: BidNode[];
  let bidders: string[];
  beforeAll(async () => {
    cluster = await openCluster();
    bidders = await cluster.addBidders(8 * POOL_SIZE);
    nodes = await cluster.startNodes(3);
  });
  afterAll(() => cluster.close());

  const countOk = (outcomes: readonly BidOutcome[]): number =>
    outcomes.filter(({ kind }) => kind === 'ok').length;

  test.each([1, 2, 8])(
    'BID-09 R19 one lot, %i times as many bidders as a pool has connections',
    async (times) => {
      const lot = await cluster.addLot();
      const crowd = bidders.slice(0, times * POOL_SIZE);
      const outcomes = await runBidders(cluster, {
        nodes,
        lots: [lot],
        bidders: crowd,
        bidsEach: 10,
        seed: SEED,
      });
      expect(await cluster.check()).toEqual([]);
      const { events } = await cluster.lotNow(lot);
      expect(events).toHaveLength(countOk(outcomes));
      expect(events.length).toBeGreaterThan(POOL_SIZE);
      expect(outcomes.every(({ kind }) => kind !== 'lost')).toBe(true);
    },
  );

  test('BID-09 orders the bids of each lot when there are more lots than connections', async () => {
    const lots = await Promise.all(Array.from({ length: 3 * POOL_SIZE }, () => cluster.addLot()));
    const outcomes = await runBidders(cluster, { nodes, lots, bidders, bidsEach: 4, seed: SEED });
    expect(await cluster.check()).toEqual([]);
    const logs = await Promise.all(lots.map((lot) => cluster.lotNow(lot)));
    for (const { events } of logs) expect(events.length).toBeGreaterThan(0);
    expect(logs.flatMap(({ events }) => events)).toHaveLength(countOk(outcomes));
  });

  test('R3 records one bid for one key used concurrently at two nodes and several times within a batch', async () => {
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
    const outcomes = await Promise.all(asked);
    expect(outcomes.map(({ kind }) => kind)).toEqual(outcomes.map(() => 'ok'));
    expect(outcomes).toEqual(outcomes.map(() => outcomes[0]));
    expect((await cluster.lotNow(lot)).events).toHaveLength(1);
    expect(await cluster.check()).toEqual([]);
  });

  test('R3 records one bid for one key used concurrently on two lots, and accepts the other bids of the batch', async () => {
    const [one, other] = [await cluster.addLot(), await cluster.addLot()];
    const order = orderOf(one, pick(bidders, 0), 5000);
    const elsewhere = { ...order, lotId: other };
    await cluster.client.query('begin');
    await cluster.client.query('select from lot_states where lot_id = any($1) for update', [
      [one, other],
    ]);
    // With one connection, a node that held it while requesting another would deadlock.
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
    const outcomes = (await Promise.all(asked)).slice(2);
    expect(outcomes).toMatchObject([{ kind: 'ok' }, { kind: 'ok' }]);
    const both = [await cluster.lotNow(one), await cluster.lotNow(other)];
    const recorded = both.flatMap(({ events }) =>
      events.filter(({ key }) => key === order.idempotencyKey),
    );
    expect(recorded).toHaveLength(1);
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

  test('loses no acknowledged bid and poisons no pool when connections are cut during bids', async () => {
    const lots = [await cluster.addLot(), await cluster.addLot(), await cluster.addLot()];
    let answers = 0;
    let cut = 0;
    const onAnswer = async ({ kind }: BidOutcome): Promise<void> => {
      // Cutting a connection loses a whole batch; counting those answers would cause ever more
      // cuts.
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
    const outcomes = await runBidders(cluster, {
      nodes,
      lots,
      bidders,
      bidsEach: 4,
      seed: SEED,
      onAnswer,
    });
    expect(cut).toBeGreaterThan(10);
    expect(outcomes.some(({ kind }) => kind === 'ok')).toBe(true);
    // Each cut connection may fail one more bid before its node notices.
    const last = await Promise.all(
      nodes.map(async (node) => {
        const order = orderOf(pick(lots, 0), pick(bidders, 0), 50_000_000);
        let outcome = await cluster.bid(node, order);
        for (let tries = 0; outcome.kind === 'lost' && tries < POOL_SIZE; tries += 1) {
          outcome = await cluster.bid(node, order);
        }
        return outcome;
      }),
    );
    expect(last.map(({ kind }) => kind)).not.toContain('lost');
    expect(await cluster.check()).toEqual([]);
  });
});
