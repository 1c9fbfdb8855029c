// The baseline: the writes of one bid, one bid per transaction, through pg with named statements
// only: no rules, no HTTP, no bid queue. Its rows are as large as the store's, and its outbox rows
// are inserted as delivered, so that no dispatcher processes them during the measurement.
import { randomBytes, randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Arrangement } from './arrange.ts';

const LOCK = 'select sequence, price_cents from lot_states where lot_id = $1 for update';
const CLOCK = 'select app.now_ms() as now';
const EVENT = `insert into lot_events (lot_id, sequence, kind, at, bidder_id, amount_cents,
  bid_type, idempotency_key, result_price_cents, result_leader_id, result_closes_at)
  values ($1, $2, 'bid', app.now(), $3, $4, 'proxy', $5, $4, $3, app.now() + interval '5 minutes')`;
const LOT = `update lot_states set sequence = $2, price_cents = $3, leader_id = $4,
  leader_max_cents = $3, bid_count = bid_count + 1, closes_at = app.now() + interval '5 minutes'
  where lot_id = $1`;
const OUTBOX = `insert into outbox (fact, lot_id, sequence, payload, dispatched_at)
  values ('bid.placed', $1, $2, $3, app.now())`;
const ANSWER = `insert into idempotency_keys (actor, key, call, payload_hash, answer)
  values ($1, $2, 'placeBid', $3, $4)`;

interface Bid {
  readonly lotId: string;
  readonly bidderId: string;
}

async function placeOne(client: pg.Client, { lotId, bidderId }: Bid): Promise<void> {
  const named = (name: string, text: string, values: unknown[] = []) =>
    client.query({ name, text, values });
  const key = randomUUID();
  await client.query('begin');
  const { rows } = await named('lock', LOCK, [lotId]);
  await named('clock', CLOCK);
  const sequence = Number(rows[0]?.sequence) + 1;
  const cents = Number(rows[0]?.price_cents ?? 100) + 1;
  const shown = {
    lotId,
    sequence,
    publicSequence: sequence,
    outcome: 'took lead',
    priceCents: cents,
    nextBidCents: cents + 1,
    bidCount: sequence,
    closesAt: Date.now(),
  };
  const event = {
    ...shown,
    phase: 'open',
    leaderId: bidderId,
    buyNowCents: null,
    bidderId,
    previousLeaderId: bidderId,
    extended: true,
  };
  const answer = { ok: true, value: { ...shown, leading: true, ownMaximumCents: cents } };
  const payloadHash = randomBytes(32).toString('base64url');
  await named('event', EVENT, [lotId, sequence, bidderId, cents, key]);
  await named('lot', LOT, [lotId, sequence, cents, bidderId]);
  await named('outbox', OUTBOX, [lotId, sequence, JSON.stringify(event)]);
  await named('answer', ANSWER, [bidderId, key, payloadHash, JSON.stringify(answer)]);
  await client.query('commit');
}

export interface BaselineOrder {
  readonly database: pg.ClientConfig;
  readonly auction: Arrangement;
  readonly lotIds: readonly string[];
  readonly connections: number;
  readonly seconds: number;
}

/** Committed bids per second. */
export async function runBaseline(order: BaselineOrder): Promise<number> {
  const end = performance.now() + order.seconds * 1000;
  const pick = <T>(from: readonly T[]): T => {
    const picked = from[Math.floor(Math.random() * from.length)];
    if (picked === undefined) throw new Error('nothing to pick from');
    return picked;
  };
  const work = async (): Promise<number> => {
    const client = new pg.Client(order.database);
    await client.connect();
    let placed = 0;
    while (performance.now() < end) {
      await placeOne(client, {
        lotId: pick(order.lotIds),
        bidderId: pick(order.auction.bidders).id,
      });
      placed += 1;
    }
    await client.end();
    return placed;
  };
  const counts = await Promise.all(Array.from({ length: order.connections }, work));
  return counts.reduce((sum, placed) => sum + placed, 0) / order.seconds;
}
