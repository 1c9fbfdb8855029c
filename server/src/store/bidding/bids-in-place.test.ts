import { randomUUID } from 'node:crypto';
import { minutes, seconds } from '@hammerdock/domain/time.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPool } from '../../db/pool.ts';
import { openBiddingEngine } from '../../bidding-engine/bidding-engine.ts';
import type { Person } from '../../testing/fixtures/bidders.ts';
import { NOON, openBiddingWorld, type BiddingWorld } from '../../testing/fixtures/bidding-world.ts';

const BIDS = 20;
const APART = seconds(5);

describe('what a bid updates', () => {
  let world: BiddingWorld;
  let bidders: Person[];
  beforeAll(async () => {
    world = await openBiddingWorld();
    bidders = [await world.addBidder(), await world.addBidder()];
  });
  afterAll(() => world.close());

  test.each([
    ['an hour before the close', minutes(60)],
    ['inside the soft-close window, where each bid moves the close', minutes(4)],
  ])('is the state of its lot, by HOT updates only: %s', async (_, left) => {
    const lotId = await world.addLot({ closesAt: NOON + left });
    const before = await countUpdates();
    await placeBids(lotId);
    const { closesAt, bidCount } = await world.lotRow(lotId);
    expect(bidCount).toBe(BIDS);
    expect(closesAt).toBe(Math.max(NOON + left, NOON + BIDS * APART + minutes(5)));
    const after = await countUpdates();
    expect(after.all - before.all).toBe(BIDS);
    expect(after.inPlace - before.inPlace).toBe(BIDS);
    // The row of the catalog has the text index and the pictures.
    expect(after.catalog).toBe(before.catalog);
  });

  /** Through a separate bid path, whose connections report their counts when they end. */
  async function placeBids(lotId: string): Promise<void> {
    const onError = () => undefined;
    const pool = openPool(world.database.app, { max: 2, name: 'bids', pipeline: true, onError });
    const recover = () => Promise.reject(new Error('the clock moves too far between two bids'));
    const biddingEngine = openBiddingEngine({ pool, wakeDispatcher: () => undefined, recover });
    for (let n = 1; n <= BIDS; n += 1) {
      await world.clock.stopAt(NOON + n * APART);
      const answer = await biddingEngine.placeBid({
        lotId,
        bidderId: bidders[n % bidders.length]?.id ?? '',
        amountCents: n * 1000,
        type: 'proxy',
        advance: false,
        idempotencyKey: randomUUID(),
      });
      expect(answer).toMatchObject({ ok: true });
    }
    await biddingEngine.close();
    await pool.end();
    await world.clock.stopAt(NOON);
  }

  interface Updates {
    readonly all: number;
    readonly inPlace: number;
    readonly catalog: number;
  }

  async function countUpdates(): Promise<Updates> {
    const { rows } = await sql<Updates>`
      select sum(n_tup_upd)::int as all, sum(n_tup_hot_upd)::int as in_place,
        (sum(n_tup_upd) filter (where relname = 'lots'))::int as catalog
      from pg_stat_user_tables where relname in ('lots', 'lot_states')`.execute(world.owner);
    const [updates] = rows;
    if (updates === undefined) throw new Error('PostgreSQL has no counts of these tables');
    return updates;
  }
});
