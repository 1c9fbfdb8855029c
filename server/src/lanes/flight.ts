// One transaction of one lot or many: lock and read in one packet, decide, write and commit in a
// second.
import type { LotPhase } from '@hammerdock/domain/bidding/lot.ts';
import { isOutage } from '@hammerdock/domain/bidding/fair-close.ts';
import { refused } from '@hammerdock/domain/result.ts';
import type pg from 'pg';
import { readIncrements, UnreadableColumnError } from '../db/json-columns.ts';
import { ask } from '../db/unavailable.ts';
import { bidderOf, type BidderRow } from '../store/bidder-facts.ts';
import {
  decideBatch,
  keyOf,
  type Answer,
  type Batch,
  type BatchFacts,
  type Known,
  type Outcome,
} from './decide-batch.ts';
import { inOneWrite } from './in-one-write.ts';
import type { BidOrder } from './lanes.ts';
import { orUnreadable, readStoredAnswer } from './stored-answers.ts';
import { lockFreeLots, lockLot, readFacts, readLot } from './statements.ts';
import { writeBatches } from './write-batch.ts';

interface LotRow {
  readonly id: string;
  readonly phase: LotPhase;
  readonly sequence: number;
  readonly hidden_events: number;
  readonly closes_at: number;
  readonly price_cents: number | null;
  readonly leader_id: string | null;
  readonly leader_max_cents: number | null;
  readonly bid_count: number;
  readonly start_price_cents: number;
  readonly retract_minutes: number;
  readonly deposit_cents: number;
  readonly increments: unknown;
  readonly soft_close_seconds: number;
  readonly seller_id: string;
  readonly center_name: string;
}

interface KeyRow {
  readonly actor: string;
  readonly key: string;
  readonly payload_hash: string;
  readonly answer: unknown;
}

interface FactsRow {
  readonly now: number;
  readonly beat_at: number | null;
  readonly bidders: readonly BidderRow[];
  readonly known: readonly KeyRow[];
}

/** The bids on one lot, in their order. */
export interface Load {
  readonly lotId: string;
  readonly orders: readonly BidOrder[];
}

/** Of each lot the answers to its bids, in their order; none when another transaction holds it. */
export type Arrivals = ReadonlyMap<string, readonly Outcome[]>;

export type Fly = (
  client: pg.PoolClient,
  loads: readonly Load[],
) => Promise<Arrivals | 'outage first'>;

/**
 * Takes the lots that nobody else holds and leaves the others; 'outage first' when a silence must
 * be made up for before anything is decided (R21).
 */
export const flyFree: Fly = (client, loads) => fly(client, loads, lockFreeLots);

/** For one lot: waits until whoever holds it is done. Where there is no such lot it says so. */
export const flyAlone: Fly = async (client, loads) => {
  const arrivals = await fly(client, loads, lockLot);
  if (arrivals === 'outage first') return arrivals;
  const none = loads.filter(({ lotId }) => !arrivals.has(lotId));
  const refusals = none.map(({ lotId, orders }) => {
    return [lotId, orders.map(() => refused('NotFound'))] as const;
  });
  return new Map([...arrivals, ...refusals]);
};

async function fly(
  client: pg.PoolClient,
  loads: readonly Load[],
  lock: (values: unknown[]) => pg.QueryConfig,
): Promise<Arrivals | 'outage first'> {
  // Sent together, carried out one after the other: the clock is read with the locks held.
  const [, lots, facts] = await inOneWrite(client, () =>
    Promise.all([
      client.query('begin'),
      client.query<LotRow>(lock([loads.map(({ lotId }) => lotId)])),
      client.query<FactsRow>(readFacts(askedOf(loads))),
    ]),
  );
  const [read] = facts.rows;
  if (read === undefined) throw new Error('the database did not tell the time');
  const { now, beat_at: beatAt } = read;
  const silent = beatAt !== null && isOutage({ beganAt: beatAt, endedAt: now });
  if (lots.rows.length === 0 || silent) {
    await client.query('rollback');
    return lots.rows.length === 0 ? new Map() : 'outage first';
  }
  const batches = decideAll(lots.rows, read, loads);
  await writeBatches(
    client,
    batches.filter((batch) => 'accepted' in batch),
  );
  return new Map(batches.map(({ lotId, answers }) => [lotId, answers]));
}

/** Every bidder of every lot, and every key of every bid. */
function askedOf(loads: readonly Load[]): unknown[] {
  const pairs = loads.flatMap(({ lotId, orders }) =>
    [...new Set(orders.map(({ bidderId }) => bidderId))].map((bidderId) => ({ lotId, bidderId })),
  );
  const orders = loads.flatMap((load) => load.orders);
  return [
    pairs.map(({ lotId }) => lotId),
    pairs.map(({ bidderId }) => bidderId),
    orders.map(({ bidderId }) => bidderId),
    orders.map(({ idempotencyKey }) => idempotencyKey),
  ];
}

type FailedBatch = Pick<Batch, 'lotId' | 'answers'>;

function decideAll(
  rows: readonly LotRow[],
  read: FactsRow,
  loads: readonly Load[],
): (Batch | FailedBatch)[] {
  const known = knownOf(read);
  const ordersOf = new Map(loads.map(({ lotId, orders }) => [lotId, orders]));
  const biddersOf = Map.groupBy(read.bidders, (bidder) => bidder.lot_id);
  return rows.map((row) => {
    const orders = ordersOf.get(row.id) ?? [];
    const facts = orUnreadable(() => factsOf(row, read.now, biddersOf.get(row.id) ?? []));
    if (!(facts instanceof UnreadableColumnError)) return decideBatch(facts, orders, known);
    // Bids on the other lots are decided all the same.
    return { lotId: row.id, answers: orders.map(() => facts) };
  });
}

const knownOf = ({ known }: FactsRow): Known =>
  new Map(
    known.map(({ actor, key, payload_hash: payloadHash, answer }) => [
      keyOf({ bidderId: actor, idempotencyKey: key }),
      { payloadHash, answer: readStoredAnswer(answer, key) },
    ]),
  );

function factsOf(lot: LotRow, now: number, bidders: readonly BidderRow[]): BatchFacts {
  return {
    lotId: lot.id,
    lot: {
      terms: {
        startPriceCents: lot.start_price_cents,
        increments: readIncrements(lot.increments, lot.id),
        softCloseSeconds: lot.soft_close_seconds,
        retractMinutes: lot.retract_minutes,
      },
      state: {
        phase: lot.phase,
        sequence: lot.sequence,
        hiddenEvents: lot.hidden_events,
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
  };
}

/**
 * What would be answered to one bid now, without lock or trace. Whether it would lead is left out:
 * asking is free, and would tell the leader's maximum to a bidder who must lead (R68).
 */
export async function weighBid(client: pg.PoolClient, order: BidOrder): Promise<Answer> {
  const [lots, facts] = await ask(
    Promise.all([
      client.query<LotRow>(readLot([[order.lotId]])),
      client.query<FactsRow>(readFacts([[order.lotId], [order.bidderId], [], []])),
    ]),
  );
  const [lot] = lots.rows;
  const [read] = facts.rows;
  if (lot === undefined || read === undefined) return refused('NotFound');
  const bidders = read.bidders.map((row) => ({ ...row, has_retracted_here: false }));
  const { answers } = decideBatch(factsOf(lot, read.now, bidders), [order], new Map());
  const [answer = refused('NotFound')] = answers;
  if (answer instanceof UnreadableColumnError) throw answer;
  return answer;
}
