import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { until } from '../../server/src/testing/process.ts';
import { CLOSE, NOON, openCluster, orderOf, type Cluster } from './cluster.ts';
import type { BidNode } from './node-process.ts';
import { pick } from './run-bidders.ts';

describe('nodes that fail while processing a bid', () => {
  let cluster: Cluster;
  let bidders: string[];
  let steady: BidNode;
  beforeAll(async () => {
    cluster = await openCluster('of production');
    bidders = await cluster.addBidders(4);
    [steady] = (await cluster.startNodes(1)) as [BidNode];
  });
  afterAll(() => cluster.close());

  const startFailing = async (): Promise<BidNode> => pick(await cluster.startNodes(1), 0);
  const countBids = async (lot: string): Promise<number> =>
    (await cluster.lotNow(lot)).events.length;

  test.each([
    ['before writing', 0],
    ['before commit', 0],
    ['after commit', 1],
  ] as const)(
    'R3 records exactly one bid when a node is killed %s and the bid is retried elsewhere',
    async (when, inTheLog) => {
      const lot = await cluster.addLot();
      const failing = await startFailing();
      await failing.failAt({ when, signal: 'SIGKILL' });
      const order = orderOf(lot, pick(bidders, 0), 5000);
      expect(await cluster.bid(failing, order)).toMatchObject({ kind: 'lost' });
      // PostgreSQL ends a killed node's transaction when it sees the broken connection.
      await until('the killed node has released the lock', async () => {
        const { rows } = await cluster.pool.query<{ count: number }>(
          `select count(*)::int as count from pg_locks l join pg_stat_activity a using (pid)
           where a.datname = current_database() and a.application_name = 'hammerdock bids'
             and l.relation = 'lot_states'::regclass`,
        );
        return rows[0]?.count === 0;
      });
      expect(await countBids(lot)).toBe(inTheLog);
      const retries = await Promise.all([0, 1, 2].map(() => cluster.bid(steady, order)));
      expect(retries).toEqual(retries.map(() => retries[0]));
      expect(retries[0]).toMatchObject({ kind: 'ok', answer: { sequence: 1, outcome: 'opened' } });
      expect(await countBids(lot)).toBe(1);
      expect(await cluster.check()).toEqual([]);
    },
  );

  test('R3 answers a retry with the result of the first try, even after later bids', async () => {
    const lot = await cluster.addLot();
    const failing = await startFailing();
    await failing.failAt({ when: 'after commit', signal: 'SIGKILL' });
    const order = orderOf(lot, pick(bidders, 0), 5000);
    await cluster.bid(failing, order);
    await cluster.bid(steady, orderOf(lot, pick(bidders, 1), 9000));
    const again = await cluster.bid(steady, order);
    expect(again).toMatchObject({ kind: 'ok', answer: { sequence: 1, leading: true } });
    expect(await countBids(lot)).toBe(2);
    expect(await cluster.check()).toEqual([]);
  });

  test('R50 frees the lot of a node stopped in a transaction, which commits nothing more', async () => {
    const lot = await cluster.addLot();
    const failing = await startFailing();
    await failing.failAt({ when: 'before writing', signal: 'SIGSTOP' });
    const order = orderOf(lot, pick(bidders, 0), 5000);
    const asked = cluster.bid(failing, order);
    await until('the node has stopped', () => failing.isStopped());
    // The stopped node holds the lot's lock; these wait until PostgreSQL ends its idle transaction.
    const others = await Promise.all(
      [1, 2].map((index) =>
        cluster.bid(steady, orderOf(lot, pick(bidders, index), 700 + index * 100)),
      ),
    );
    expect(others.map(({ kind }) => kind)).toEqual(['ok', 'ok']);
    failing.signal('SIGCONT');
    expect(await asked).toMatchObject({ kind: 'lost' });
    const { events } = await cluster.lotNow(lot);
    expect(events.map(({ key }) => key)).not.toContain(order.idempotencyKey);
    // The node's pool works again, and the retry is a bid like any other.
    expect(await cluster.bid(failing, order)).toMatchObject({
      kind: 'ok',
      answer: { sequence: 3 },
    });
    expect(await cluster.check()).toEqual([]);
  });

  test('BID-11 refuses the bids that a stopped node releases after the close', async () => {
    const lot = await cluster.addLot();
    const failing = await startFailing();
    await cluster.bid(failing, orderOf(lot, pick(bidders, 0), 700));
    await cluster.database.clock.stopAt(CLOSE - 200);
    await failing.failAt({ when: 'before writing', signal: 'SIGSTOP' });
    const pending = [1, 2, 3].map((index) =>
      cluster.bid(failing, orderOf(lot, pick(bidders, index), 5000)),
    );
    await until('the node has stopped', () => failing.isStopped());
    await cluster.database.clock.stopAt(CLOSE + 1000);
    // The closer does not wait for the stopped node's lock: it retries until it gets it.
    await until('another node closes the lot', async () => {
      return (await steady.closeLot(lot)).result === 'closed';
    });
    failing.signal('SIGCONT');
    for (const outcome of await Promise.all(pending)) {
      const refused = outcome.kind === 'refused' && outcome.refusal === 'LotClosed';
      expect(refused || outcome.kind === 'lost').toBe(true);
    }
    expect((await cluster.lotNow(lot)).events.map(({ kind }) => kind)).toEqual(['bid', 'closed']);
    expect(await cluster.check()).toEqual([]);
    await cluster.database.clock.stopAt(NOON);
  });
});
