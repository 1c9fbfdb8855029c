import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { until } from '../../server/src/testing/process.ts';
import {
  CLOSE,
  NOON,
  openCluster,
  orderOf,
  untilWaiting,
  type Cluster,
  type BidOutcome,
} from './cluster.ts';
import type { BidNode } from './node-process.ts';
import { pick } from './run-bidders.ts';

describe('bids against the close', () => {
  let cluster: Cluster;
  let nodes: BidNode[];
  let bidders: string[];
  let node: BidNode;
  beforeAll(async () => {
    cluster = await openCluster();
    bidders = await cluster.addBidders(12);
    nodes = await cluster.startNodes(2);
    node = pick(nodes, 0);
  });
  afterAll(() => cluster.close());

  const kindsIn = async (lot: string): Promise<string[]> =>
    (await cluster.lotNow(lot)).events.map(({ kind }) => kind);

  /** Bids while another transaction holds the row lock, and releases it at another time. */
  async function bidAcross(lot: string, statement: string, releaseAt: number): Promise<BidOutcome> {
    await cluster.database.clock.stopAt(CLOSE - 2000);
    await cluster.client.query('begin');
    await cluster.client.query(statement, [lot]);
    const asked = cluster.bid(node, orderOf(lot, pick(bidders, 0), 5000));
    await untilWaiting(cluster, 1);
    await cluster.database.clock.stopAt(releaseAt);
    await cluster.client.query('commit');
    return asked;
  }

  const locked = 'select from lot_states where lot_id = $1 for update';
  const written = 'update lot_states set bid_count = bid_count where lot_id = $1';

  describe.each([
    ['only locked', locked],
    ['also wrote', written],
  ])('the lock holder %s the row', (_name, statement) => {
    test.each([0, 1, 5000])(
      'BID-11 R2 R21 refuses a bid that waits for the lock until %i ms past the close',
      async (pastMs) => {
        const lot = await cluster.addLot();
        const outcome = await bidAcross(lot, statement, CLOSE + pastMs);
        expect(outcome).toMatchObject({ kind: 'refused', refusal: 'LotClosed' });
        expect(await kindsIn(lot)).toEqual([]);
        expect(await cluster.check()).toEqual([]);
      },
    );

    test('R2 accepts a bid that waits until the last millisecond, at that time', async () => {
      const lot = await cluster.addLot();
      const outcome = await bidAcross(lot, statement, CLOSE - 1);
      const closesAt = CLOSE - 1 + 300_000;
      expect(outcome).toMatchObject({ kind: 'ok', answer: { outcome: 'opened', closesAt } });
      expect(await cluster.check()).toEqual([]);
    });
  });

  test('BID-11 R21 accepts no late bid before or after a delayed closer', async () => {
    const lot = await cluster.addLot();
    await cluster.database.clock.stopAt(NOON);
    await cluster.bid(node, orderOf(lot, pick(bidders, 0), 900));
    await cluster.database.clock.stopAt(CLOSE + 60_000);
    const late = () => cluster.bid(node, orderOf(lot, pick(bidders, 1), 5000));
    expect(await late()).toMatchObject({ refusal: 'LotClosed' });
    expect(await node.closeLot(lot)).toEqual({ result: 'closed', lateMs: 60_000 });
    expect(await late()).toMatchObject({ refusal: 'LotClosed' });
    expect(await kindsIn(lot)).toEqual(['bid', 'closed']);
    expect(await cluster.lotNow(lot)).toMatchObject({
      snapshot: { phase: 'sold', leader: pick(bidders, 0), hammerCents: 100 },
    });
    expect(await cluster.check()).toEqual([]);
  });

  test('BID-11 R21 closes once when two processes bid and close concurrently, with no bid after it', async () => {
    const lots = await Promise.all([0, 1, 2].map(() => cluster.addLot('sharp')));
    await cluster.database.clock.stopAt(CLOSE - 1200);
    await Promise.all(nodes.map((each) => each.runClosers()));
    const bidding = Promise.all(bidders.map((bidder, index) => bidUntilClosed(bidder, index)));
    await until('each lot has bids', async () => {
      const kinds = await Promise.all(lots.map(kindsIn));
      return kinds.every((all) => all.length > 1);
    });
    await cluster.database.clock.runFrom(CLOSE - 1200);
    const ends = await bidding;
    expect(ends.flat()).toEqual(ends.flat().map(() => 'LotClosed'));
    await until('all lots are closed', async () => {
      const kinds = await Promise.all(lots.map(kindsIn));
      return kinds.every((all) => all.includes('closed'));
    });
    for (const kinds of await Promise.all(lots.map(kindsIn))) {
      expect(kinds.indexOf('closed')).toBe(kinds.length - 1);
      expect(kinds.length).toBeGreaterThan(2);
    }
    expect(await cluster.check()).toEqual([]);

    async function bidUntilClosed(bidder: string, index: number): Promise<string[]> {
      return Promise.all(
        lots.map(async (lot) => {
          for (let turn = 1; turn < 5000; turn += 1) {
            const amountCents = 100 + turn * 100 + index;
            const outcome = await cluster.bid(
              pick(nodes, index + turn),
              orderOf(lot, bidder, amountCents),
            );
            if (outcome.kind === 'refused' && outcome.refusal.startsWith('Lot'))
              return outcome.refusal;
            if (outcome.kind === 'lost') return outcome.why;
          }
          return 'never closed';
        }),
      );
    }
  });
});
