// The SQL of a bid's transaction, in named statements that the database plans once. Their order is
// the rule (R50): first only the locks, then the clock and everything else. There are as few as
// possible, since under load each statement costs about as much as a write.
import type { QueryConfig } from 'pg';
import { BID } from '../store/platform/idempotency-keys.ts';
import { BIDDERS } from '../store/bidding/bidder-standing.ts';

const named =
  (name: string, text: string) =>
  (values: unknown[]): QueryConfig => ({ name, text, values });

/** Only the states of the lots and their frozen terms. */
const LOTS = `select l.id, s.phase, s.sequence, s.hidden_events, s.closes_at, s.price_cents,
     s.leader_id, s.leader_max_cents, s.bid_count, l.start_price_cents, l.retract_minutes,
     l.deposit_cents, a.bid_limit_cents as unapproved_limit_cents, a.increments,
     a.soft_close_seconds, a.center_id, a.id as auction_id, a.seller_id, c.city || ', ' || c.state
       as center_name
   from unnest($1::uuid[]) as wanted (id) join lot_states s on s.lot_id = wanted.id
   join lots l on l.id = s.lot_id
   join auctions a on a.id = l.auction_id join centers c on c.id = a.center_id
   where a.published_at is not null`;

/** The lots that no other transaction holds. */
export const lockFreeLots = named('lock free lots', `${LOTS} for update of s skip locked`);
/** Waits for the row lock; used for one lot at a time, so that no deadlock is possible. */
export const lockLot = named('lock lot', `${LOTS} for update of s`);
/** The same without the lock, to preview a bid. */
export const readLot = named('read lot', LOTS);

const KEYS = `select k.actor, k.key, k.payload_hash, k.answer
   from unnest($3::text[], $4::text[]) as wanted (actor, key)
   join idempotency_keys k on k.actor = wanted.actor and k.key = wanted.key`;

/** The clock, the last heartbeat, the bidders' standing, and the stored answers of these keys. */
export const readInput = named(
  'read bid input',
  `select app.now_ms() as now, (select beat_at from service_heartbeat) as beat_at,
     (select coalesce(json_agg(b), '[]') from (${BIDDERS}) b) as bidders,
     (select coalesce(json_agg(k), '[]') from (${KEYS}) k) as known`,
);

/** Keys are always inserted in one order, so that two batches cannot deadlock. */
const ANSWERS = `insert into idempotency_keys (actor, key, call, payload_hash, answer)
   select actor, key, '${BID}', hash, answer`;
const IN_ORDER = 'as answers (actor, key, hash, answer) order by actor, key';

/** Log, lot states, outbox events and answers, in one statement. */
export const writeBids = named(
  'write bids',
  `with logged as (
     insert into lot_events (lot_id, sequence, kind, at, bidder_id, amount_cents, bid_type,
       advance, idempotency_key, result_price_cents, result_leader_id, result_closes_at)
     select lot, sequence, 'bid', app.at_ms(at), bidder, amount, type, advance, key, price,
       leader, app.at_ms(closes)
     from unnest($1::uuid[], $2::int[], $3::bigint[], $4::uuid[], $5::bigint[], $6::text[],
       $7::bool[], $8::text[], $9::bigint[], $10::uuid[], $11::bigint[])
       as bids (lot, sequence, at, bidder, amount, type, advance, key, price, leader, closes)
   ), priced as (
     update lot_states l set sequence = s.sequence, price_cents = s.price, leader_id = s.leader,
       leader_max_cents = s.maximum, bid_count = s.bids, closes_at = app.at_ms(s.closes),
       hidden_events = s.hidden
     from unnest($12::uuid[], $13::int[], $14::bigint[], $15::uuid[], $16::bigint[], $17::int[],
       $18::bigint[], $19::int[]) as s (lot, sequence, price, leader, maximum, bids, closes, hidden)
     where l.lot_id = s.lot
   ), published as (
     insert into outbox (fact, lot_id, sequence, payload)
     select 'bid.placed', lot, sequence, payload
     from unnest($20::uuid[], $21::int[], $22::jsonb[]) as events (lot, sequence, payload)
     order by lot, sequence
   )
   ${ANSWERS} from unnest($23::text[], $24::text[], $25::text[], $26::jsonb[]) ${IN_ORDER}`,
);
