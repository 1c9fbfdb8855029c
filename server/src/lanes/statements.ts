// The statements of a bid's transaction, named so that the database plans each of them once. Their
// order is the rule (R50): the lock alone first, the clock and everything else after it. What can
// go together goes together: under load, each statement costs about as much as a write.
import type { QueryConfig } from 'pg';
import { BIDDERS } from '../store/bidder-facts.ts';

const named =
  (name: string, text: string) =>
  (values: unknown[]): QueryConfig => ({ name, text, values });

/** Nothing but the lot and the frozen terms of its auction. */
const LOT = `select l.phase, l.sequence, l.closes_at, l.price_cents, l.leader_id,
     l.leader_max_cents, l.bid_count, l.start_price_cents, l.retract_minutes, l.deposit_cents,
     a.increments,
     a.soft_close_seconds, a.center_id, a.id as auction_id, a.seller_id, c.city || ', ' || c.state
       as center_name
   from lots l join auctions a on a.id = l.auction_id join centers c on c.id = a.center_id
   where l.id = $1 and a.published_at is not null`;

/** Waits for the row lock. */
export const lockLot = named('lane lock lot', `${LOT} for update of l`);
/** The same without the lock, for weighing a bid that is not placed yet. */
export const readLot = named('lane read lot', LOT);

const KEYS = `select k.actor, k.key, k.payload_hash, k.answer
   from unnest($3::text[], $4::text[]) as wanted (actor, key)
   join idempotency_keys k on k.actor = wanted.actor and k.key = wanted.key`;

/** The clock, the last beat, the bidders' standing, and the answers given under these keys. */
export const readFacts = named(
  'lane read facts',
  `select app.now_ms() as now, (select beat_at from service_heartbeat) as beat_at,
     (select coalesce(json_agg(b), '[]') from (${BIDDERS}) b) as bidders,
     (select coalesce(json_agg(k), '[]') from (${KEYS}) k) as known`,
);

const ANSWERS = `insert into idempotency_keys (actor, key, call, payload_hash, answer)
   select actor, key, 'bid', hash, answer`;

/** Log, snapshot, facts to tell and answers to keep, at one stroke. */
export const writeBids = named(
  'lane write bids',
  `with logged as (
     insert into lot_events (lot_id, sequence, id, kind, at, bidder_id, amount_cents, bid_type,
       advance, idempotency_key, result_price_cents, result_leader_id, result_closes_at)
     select $1, sequence, id, 'bid', app.at_ms(at), bidder, amount, type, advance, key, price,
       leader, app.at_ms(closes)
     from unnest($2::int[], $3::uuid[], $4::bigint[], $5::uuid[], $6::bigint[], $7::text[],
       $8::bool[], $9::text[], $10::bigint[], $11::uuid[], $12::bigint[])
       as bids (sequence, id, at, bidder, amount, type, advance, key, price, leader, closes)
   ), priced as (
     update lots set sequence = $13, price_cents = $14, leader_id = $15, leader_max_cents = $16,
       bid_count = $17, closes_at = app.at_ms($18) where id = $1
   ), told as (
     insert into outbox (fact, lot_id, sequence, payload)
     select 'bid.placed', $1, sequence, payload
     from unnest($19::int[], $20::jsonb[]) as facts (sequence, payload) order by sequence
   )
   ${ANSWERS} from unnest($21::text[], $22::text[], $23::text[], $24::jsonb[])
     as kept (actor, key, hash, answer)`,
);

/** Where no bid was taken, only the answers are kept. */
export const writeAnswers = named(
  'lane write answers',
  `${ANSWERS} from unnest($1::text[], $2::text[], $3::text[], $4::jsonb[])
     as kept (actor, key, hash, answer)`,
);
