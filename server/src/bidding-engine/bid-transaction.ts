// One transaction of one lot or many in two round trips: lock and read; decide, write and commit.
import type { LotPhase } from '@hammerdock/domain/bidding/lot.ts';
import { isOutage } from '@hammerdock/domain/bidding/fair-close.ts';
import { refused } from '@hammerdock/domain/result.ts';
import type pg from 'pg';
import { readIncrements, UnreadableColumnError } from '../db/json-columns.ts';
import { ask } from '../db/unavailable.ts';
import { bidderOf, type BidderRow } from '../store/bidding/bidder-standing.ts';
import {
  decideBatch,
  keyOf,
  type Batch,
  type BatchInput,
  type Known,
  type BidOutcome,
} from './decide-batch.ts';
import type { BidOrder, BidResult } from './bid-order.ts';
import { orUnreadable, readStoredAnswer } from './stored-answers.ts';
import { lockFreeLots, lockLot, readInput, readLot } from './statements.ts';
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
  readonly unapproved_limit_cents: number | null;
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

interface InputRow {
  readonly now: number;
  readonly beat_at: number | null;
  readonly bidders: readonly BidderRow[];
  readonly known: readonly KeyRow[];
}

/** The bids on one lot, in their order. */
export interface LotOrders {
  readonly lotId: string;
  readonly orders: readonly BidOrder[];
}

/**
 * The answers to each lot's bids, in their order; no entry for a lot that another transaction
 * holds.
 */
export type AnswersByLot = ReadonlyMap<string, readonly BidOutcome[]>;

export type RunBidTransaction = (
  client: pg.PoolClient,
  lots: readonly LotOrders[],
) => Promise<AnswersByLot | 'outage first'>;

/**
 * Locks the lots that are free and skips the others; 'outage first' when an outage has to be
 * recovered from first (R21).
 */
export const skipHeldLots: RunBidTransaction = (client, lots) =>
  runBidTransaction(client, lots, lockFreeLots);

/** For one lot: waits for its lock. Bids on a lot that does not exist are refused. */
export const waitForLot: RunBidTransaction = async (client, lots) => {
  const answersByLot = await runBidTransaction(client, lots, lockLot);
  if (answersByLot === 'outage first') return answersByLot;
  const none = lots.filter(({ lotId }) => !answersByLot.has(lotId));
  const refusals = none.map(({ lotId, orders }) => {
    return [lotId, orders.map(() => refused('NotFound'))] as const;
  });
  return new Map([...answersByLot, ...refusals]);
};

async function runBidTransaction(
  client: pg.PoolClient,
  lots: readonly LotOrders[],
  lock: (values: unknown[]) => pg.QueryConfig,
): Promise<AnswersByLot | 'outage first'> {
  // Sent together and executed in order: the clock is read with the locks held.
  const [, states, inputs] = await ask(
    Promise.all([
      client.query('begin'),
      client.query<LotRow>(lock([lots.map(({ lotId }) => lotId)])),
      client.query<InputRow>(readInput(parametersOf(lots))),
    ]),
  );
  const [read] = inputs.rows;
  if (read === undefined) throw new Error('the database did not return its time');
  const { now, beat_at: beatAt } = read;
  const stale = beatAt !== null && isOutage({ beganAt: beatAt, endedAt: now });
  if (states.rows.length === 0 || stale) {
    await client.query('rollback');
    return states.rows.length === 0 ? new Map() : 'outage first';
  }
  const batches = decideAll(states.rows, read, lots);
  await writeBatches(
    client,
    batches.filter((batch) => 'accepted' in batch),
  );
  return new Map(batches.map(({ lotId, answers }) => [lotId, answers]));
}

/** Every bidder of every lot, and every key of every bid. */
function parametersOf(lots: readonly LotOrders[]): unknown[] {
  const pairs = lots.flatMap(({ lotId, orders }) =>
    [...new Set(orders.map(({ bidderId }) => bidderId))].map((bidderId) => ({ lotId, bidderId })),
  );
  const orders = lots.flatMap((lot) => lot.orders);
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
  read: InputRow,
  lots: readonly LotOrders[],
): (Batch | FailedBatch)[] {
  const known = knownOf(read);
  const ordersOf = new Map(lots.map(({ lotId, orders }) => [lotId, orders]));
  const biddersOf = Map.groupBy(read.bidders, (bidder) => bidder.lot_id);
  return rows.map((row) => {
    const orders = ordersOf.get(row.id) ?? [];
    const input = orUnreadable(() => inputOf(row, read.now, biddersOf.get(row.id) ?? []));
    if (!(input instanceof UnreadableColumnError)) return decideBatch(input, orders, known);
    // Bids on the other lots are decided as usual.
    return { lotId: row.id, answers: orders.map(() => input) };
  });
}

const knownOf = ({ known }: InputRow): Known =>
  new Map(
    known.map(({ actor, key, payload_hash: payloadHash, answer }) => [
      keyOf({ bidderId: actor, idempotencyKey: key }),
      { payloadHash, answer: readStoredAnswer(answer, key) },
    ]),
  );

function inputOf(lot: LotRow, now: number, bidders: readonly BidderRow[]): BatchInput {
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
    unapprovedLimitCents: lot.unapproved_limit_cents,
    centerName: lot.center_name,
    bidders: new Map(bidders.map((row) => [row.id, bidderOf(row, lot.seller_id)])),
  };
}

/**
 * The answer that one bid would get now, without a lock or a write. It omits whether the bid would
 * lead: asking is free and would reveal the leader's maximum to a bidder who must lead (R68).
 */
export async function weighBid(client: pg.PoolClient, order: BidOrder): Promise<BidResult> {
  const [lots, inputs] = await ask(
    Promise.all([
      client.query<LotRow>(readLot([[order.lotId]])),
      client.query<InputRow>(readInput([[order.lotId], [order.bidderId], [], []])),
    ]),
  );
  const [lot] = lots.rows;
  const [read] = inputs.rows;
  if (lot === undefined || read === undefined) return refused('NotFound');
  const bidders = read.bidders.map((row) => ({ ...row, has_retracted_here: false }));
  const { answers } = decideBatch(inputOf(lot, read.now, bidders), [order], new Map());
  const [answer = refused('NotFound')] = answers;
  if (answer instanceof UnreadableColumnError) throw answer;
  return answer;
}
