// One transaction of a lot: lock and read in one flight, decide, write and commit in a second.
import type { IncrementRow, LotPhase } from '@hammerdock/domain/bidding/lot.ts';
import { isOutage } from '@hammerdock/domain/bidding/fair-close.ts';
import { refused } from '@hammerdock/domain/result.ts';
import type pg from 'pg';
import { bidderOf, type BidderRow } from '../store/bidder-facts.ts';
import { decideBatch, keyOf, type Answer, type BatchFacts } from './decide-batch.ts';
import { inOneWrite } from './in-one-write.ts';
import type { BidOrder } from './lanes.ts';
import { lockLot, readFacts, readLot } from './statements.ts';
import { writeBatch } from './write-batch.ts';

interface LotRow {
  readonly phase: LotPhase;
  readonly sequence: number;
  readonly closes_at: number;
  readonly price_cents: number | null;
  readonly leader_id: string | null;
  readonly leader_max_cents: number | null;
  readonly bid_count: number;
  readonly start_price_cents: number;
  readonly retract_minutes: number;
  readonly deposit_cents: number;
  readonly increments: readonly IncrementRow[];
  readonly soft_close_seconds: number;
  readonly seller_id: string;
  readonly center_name: string;
}

interface KeyRow {
  readonly actor: string;
  readonly key: string;
  readonly payload_hash: string;
  readonly answer: Answer;
}

interface FactsRow {
  readonly now: number;
  readonly beat_at: number | null;
  readonly bidders: readonly BidderRow[];
  readonly known: readonly KeyRow[];
}

export type FlightResult = readonly Answer[] | 'outage first';

/** Answers in the order of the bids; 'outage first' when a silence must be made up for (R21). */
export async function flyBatch(
  client: pg.PoolClient,
  orders: readonly BidOrder[],
): Promise<FlightResult> {
  const lotId = orders[0]?.lotId ?? '';
  const actors = orders.map((order) => order.bidderId);
  const keys = orders.map((order) => order.idempotencyKey);
  // Sent together, carried out one after the other: the clock is read with the lock held.
  const [, lots, facts] = await inOneWrite(client, () =>
    Promise.all([
      client.query('begin'),
      client.query<LotRow>(lockLot([lotId])),
      client.query<FactsRow>(readFacts([lotId, [...new Set(actors)], actors, keys])),
    ]),
  );
  const [lot] = lots.rows;
  const [read] = facts.rows;
  if (read === undefined) throw new Error('the database did not tell the time');
  const { now, beat_at: beatAt } = read;
  if (lot === undefined) {
    await client.query('rollback');
    return orders.map(() => refused('NotFound'));
  }
  if (beatAt !== null && isOutage({ beganAt: beatAt, endedAt: now })) {
    await client.query('rollback');
    return 'outage first';
  }
  const batch = decideBatch(factsOf(lot, read), orders);
  await writeBatch(client, lotId, batch);
  return batch.answers;
}

function factsOf(lot: LotRow, { now, bidders, known }: FactsRow): BatchFacts {
  return {
    lot: {
      terms: {
        startPriceCents: lot.start_price_cents,
        increments: lot.increments,
        softCloseSeconds: lot.soft_close_seconds,
        retractMinutes: lot.retract_minutes,
      },
      state: {
        phase: lot.phase,
        sequence: lot.sequence,
        priceCents: lot.price_cents,
        leaderId: lot.leader_id,
        leaderMaxCents: lot.leader_max_cents,
        bidCount: lot.bid_count,
        closesAt: lot.closes_at,
      },
    },
    now,
    depositNeededCents: lot.deposit_cents,
    centerName: lot.center_name,
    bidders: new Map(bidders.map((row) => [row.id, bidderOf(row, lot.seller_id)])),
    known: new Map(
      known.map(({ actor, key, payload_hash: payloadHash, answer }) => [
        keyOf({ bidderId: actor, idempotencyKey: key }),
        { payloadHash, answer },
      ]),
    ),
  };
}

/** What `flyBatch` would answer to one bid now, without lock or trace. */
export async function weighBid(client: pg.PoolClient, order: BidOrder): Promise<Answer> {
  const [lots, facts] = await Promise.all([
    client.query<LotRow>(readLot([order.lotId])),
    client.query<FactsRow>(readFacts([order.lotId, [order.bidderId], [], []])),
  ]);
  const [lot] = lots.rows;
  const [read] = facts.rows;
  if (lot === undefined || read === undefined) return refused('NotFound');
  const { answers } = decideBatch(factsOf(lot, read), [order]);
  return answers[0] ?? refused('NotFound');
}
