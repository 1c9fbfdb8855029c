-- The state that bids change moves from the wide row of a lot to a narrow row of its own, which has
-- one index besides its key (docs/decisions/0038). Both this table and the log have the lot first in
-- every key, have no triggers of their own, and hold no constraint across lots.
create table lot_states (
  lot_id uuid primary key,
  closes_at timestamptz not null,
  -- When the closers look at the lot: never later than its close. Bids move the close and leave this
  -- alone, so that no index holds what they change; the closers move it on when its time has come.
  close_check_at timestamptz not null,
  price_cents bigint,
  leader_max_cents bigint,
  leader_id uuid,
  sequence int not null default 0,
  bid_count int not null default 0,
  phase text not null
    check (phase in ('draft', 'upcoming', 'open', 'sold', 'unsold', 'cancelled')),
  check (price_cents <= leader_max_cents),
  check (close_check_at <= closes_at)
) with (fillfactor = 50);

-- Older nodes go on serving while the rows are copied.
insert into lot_states (lot_id, closes_at, close_check_at, price_cents, leader_max_cents, leader_id,
    sequence, bid_count, phase)
  select id, closes_at, closes_at, price_cents, leader_max_cents, leader_id, sequence, bid_count,
    phase
  from lots;
create index lot_states_to_close on lot_states (close_check_at) where phase = 'open';
analyze lot_states;

-- The switch. From here to the end of the transaction older nodes wait; after it they fail, since
-- they would otherwise decide bids on a state that has moved.
lock table lots, lot_events in access exclusive mode;
update lot_states set closes_at = lots.closes_at, close_check_at = lots.closes_at,
    price_cents = lots.price_cents, leader_max_cents = lots.leader_max_cents,
    leader_id = lots.leader_id, sequence = lots.sequence, bid_count = lots.bid_count,
    phase = lots.phase
  from lots where lots.id = lot_states.lot_id and lots.sequence <> lot_states.sequence;
insert into lot_states (lot_id, closes_at, close_check_at, price_cents, leader_max_cents, leader_id,
    sequence, bid_count, phase)
  select id, closes_at, closes_at, price_cents, leader_max_cents, leader_id, sequence, bid_count,
    phase
  from lots where not exists (select from lot_states where lot_id = lots.id);
alter table lot_states add foreign key (lot_id) references lots;
grant select, insert, update on lot_states to hammerdock_app, hammerdock_worker;

-- What stays in the catalog: the phase, for the indexes of what is live or over; the close by which
-- lists are sorted, which leaves out extensions by bids until the lot is over; and the winner.
drop index lots_due;
alter table lots rename column closes_at to listed_close_at;
alter table lots alter column winner_id drop expression;
alter table lots add foreign key (winner_id) references users;
alter table lots drop column sequence, drop column price_cents, drop column leader_id,
  drop column leader_max_cents, drop column bid_count;
alter table lots reset (fillfactor);

-- The key of an event is its lot and sequence; a bid's key is unique in idempotency_keys. An insert
-- checks the lot by the row that its transaction has locked already.
alter table lot_events drop constraint lot_events_lot_id_fkey;
alter table lot_events add foreign key (lot_id) references lot_states;
alter table lot_events drop column id;
drop index lot_events_key;
